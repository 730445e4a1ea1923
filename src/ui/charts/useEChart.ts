import { type RefObject, useEffect, useState } from 'react';

import { loadChunk } from '../chunkLoader.ts';
import { isPrinting } from '../isPrinting.ts';
import type { EChart } from './createEChart.ts';

/** The chart instance, or whether its library failed to load. */
export interface EChartState {
  readonly echart?: EChart;
  readonly width: number;
  readonly hasLoadFailed: boolean;
}

const NO_CHART: EChartState = { width: 0, hasLoadFailed: false };

/** The size of a printed chart, in pixels: at the width of a page its text is as large as that of its table. */
const PRINT_SIZE = { width: 920, height: 220 };

/** Resizes without animation: a print captures no later frame. */
function resizeNow(echart: EChart, size: { readonly width: number; readonly height: number }) {
  echart.resize({ ...size, animation: { duration: 0 } });
  echart.getZr().flush();
}

/** Creates a chart once its element has a size, and resizes it with the element. Without a size, there is no chart. */
export function useEChart(containerRef: RefObject<HTMLElement | null>): EChartState {
  const [state, setState] = useState<EChartState>(NO_CHART);
  useEffect(() => {
    const element = containerRef.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    let echart: EChart | undefined;
    let isRequested = false;
    let isUnmounted = false;
    const loadAndCreate = async () => {
      isRequested = true;
      const { createEChart } = await loadChunk(() => import('./createEChart.ts'));
      if (isUnmounted) return;
      echart = createEChart(element);
      setState({ echart, width: element.clientWidth, hasLoadFailed: false });
    };
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0 || isPrinting()) return;
      if (!isRequested) loadAndCreate().catch(() => setState({ width, hasLoadFailed: true }));
      if (!echart) return;
      echart.resize({ width, height });
      setState(previous => ({ ...previous, width }));
    });
    observer.observe(element);
    const resizeForPrint = () => echart && resizeNow(echart, PRINT_SIZE);
    const resizeForScreen = () =>
      echart && resizeNow(echart, { width: element.clientWidth, height: element.clientHeight });
    window.addEventListener('beforeprint', resizeForPrint);
    window.addEventListener('afterprint', resizeForScreen);
    return () => {
      isUnmounted = true;
      window.removeEventListener('beforeprint', resizeForPrint);
      window.removeEventListener('afterprint', resizeForScreen);
      observer.disconnect();
      echart?.dispose();
      // A disposed chart must not be used when the element returns.
      setState(NO_CHART);
    };
  }, [containerRef]);
  return state;
}
