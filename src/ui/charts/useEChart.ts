import { type RefObject, useEffect, useState } from 'react';

import { loadChunk } from '../chunkLoader.ts';
import { isPrinting } from '../isPrinting.ts';
import type { EChart } from './createEChart.ts';

/** What a chart is drawn with, or why it is not. */
export interface EChartState {
  readonly echart?: EChart;
  readonly width: number;
  readonly hasLoadFailed: boolean;
}

const NO_CHART: EChartState = { width: 0, hasLoadFailed: false };

/** The size of a picture on paper, in pixels: at the width of a sheet its words are as large as those of its table. */
const PRINT_SIZE = { width: 920, height: 220 };

/** Draws at another size at once: a print takes no picture of a later frame. */
function resizeNow(echart: EChart, size: { readonly width: number; readonly height: number }) {
  echart.resize({ ...size, animation: { duration: 0 } });
  echart.getZr().flush();
}

/** Begins a drawing as soon as its element has a size, and keeps it as large as that. What has no size is never drawn. */
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
      // What is gone must not be drawn on when the element comes back.
      setState(NO_CHART);
    };
  }, [containerRef]);
  return state;
}
