import type { DrawingKind } from '../../../ui/map/drawing/Drawing.ts';

/** What a press on the map does, instead of opening a marker. */
export type MapTool = 'rectangle' | 'polygon' | 'single' | 'measure';

/** The tools that select devices. */
export const SELECTION_TOOLS = [
  'rectangle',
  'polygon',
  'single',
] as const satisfies readonly MapTool[];

/** What each tool draws; single devices are pressed. */
export const DRAWING_KINDS: Readonly<Record<MapTool, DrawingKind | undefined>> = {
  ...{ rectangle: 'rectangle', polygon: 'polygon', single: undefined, measure: 'line' },
};
