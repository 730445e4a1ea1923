import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { useZoomAnchor } from './useZoomAnchor.ts';
import { getFitZoom, limitZoom } from './zoom.ts';

export interface StageView {
  /** Per cent. */
  readonly zoom: number;
  readonly isFit: boolean;
  /** Screen pixels for one stage pixel. */
  readonly scale: number;
  readonly setZoom: (zoom: number) => void;
  readonly fit: () => void;
}

const INITIAL_VIEW: StageSize = { width: 800, height: 480 };

/** Returns the zoom of the stage: fitted to its space until another one is chosen. */
export function useStageView(
  stage: StageSize,
): readonly [RefObject<HTMLDivElement | null>, StageView] {
  const ref = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(INITIAL_VIEW);
  const [chosenZoom, setChosenZoom] = useState<number>();
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0) setView({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const zoom = chosenZoom ?? getFitZoom(stage, view);
  const holdPoint = useZoomAnchor(ref, zoom / 100);
  useEffect(() => {
    const element = ref.current;
    // React's wheel listener is passive: the page would zoom with the stage.
    const handleWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      holdPoint(event);
      setChosenZoom(limitZoom(zoom * (event.deltaY < 0 ? WHEEL_FACTOR : 1 / WHEEL_FACTOR)));
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  });
  const stageView: StageView = {
    ...{ zoom, isFit: chosenZoom === undefined, scale: zoom / 100 },
    setZoom: next => {
      holdPoint();
      setChosenZoom(limitZoom(next));
    },
    fit: () => setChosenZoom(undefined),
  };
  return [ref, stageView];
}

const WHEEL_FACTOR = 1.1;
