/** The heights of the sheet, the lowest first. */
export const SHEET_HEIGHTS = ['summary', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

/** The share of the map that each height covers at least; see map.css. */
const MIN_SHARE: Readonly<Record<SheetHeight, number>> = { summary: 0, half: 0.25, full: 0.65 };

/** Returns the height after a press of the handle: the next one, and after the last the first. */
export const getNextSheetHeight = (height: SheetHeight): SheetHeight =>
  SHEET_HEIGHTS[(SHEET_HEIGHTS.indexOf(height) + 1) % SHEET_HEIGHTS.length] ?? 'summary';

/** Returns the height nearest to where the sheet was dragged, both in pixels. */
export const getSnappedSheetHeight = (visible: number, available: number): SheetHeight =>
  SHEET_HEIGHTS.findLast(height => visible >= MIN_SHARE[height] * available) ?? 'summary';
