import type { EChart } from './createEChart.ts';

/** The position of a pointer or a finger in a chart, in pixels. */
export interface ChartPointerEvent {
  readonly offsetX: number;
  readonly offsetY: number;
}

/** Returns the index of the point whose column contains the pointer. */
export function getPointIndexAt(
  echart: EChart,
  { offsetX, offsetY }: ChartPointerEvent,
): number | undefined {
  if (!echart.containPixel('grid', [offsetX, offsetY])) return undefined;
  const [index] = echart.convertFromPixel('grid', [offsetX, offsetY]) as [number, number];
  return Number.isInteger(index) ? index : undefined;
}

type Listeners = Readonly<Record<string, (event: ChartPointerEvent) => void>>;

/** Adds listeners to the canvas of a chart. Returns a function that removes them; a disposed chart has no canvas. */
export function addChartListeners(echart: EChart, listeners: Listeners): () => void {
  const zrender = echart.getZr();
  for (const [name, listener] of Object.entries(listeners)) zrender.on(name, listener);
  return () => {
    if (echart.isDisposed()) return;
    for (const [name, listener] of Object.entries(listeners)) zrender.off(name, listener as never);
  };
}
