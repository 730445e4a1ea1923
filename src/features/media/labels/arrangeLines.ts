import type { Alignment } from '../model/arrangeAreas.ts';

/** The lines of the icons that align areas, of 24 × 24. */
export const ALIGNMENT_LINES: Readonly<Record<Alignment, string>> = {
  left: 'M4 3v18M8 7h11v4H8zM8 14h6v4H8z',
  center: 'M12 3v18M6 7h12v4H6zM8.5 14h7v4h-7z',
  right: 'M20 3v18M5 7h11v4H5zM10 14h6v4h-6z',
  top: 'M3 4h18M7 8v11h4V8zM14 8v6h4V8z',
  middle: 'M3 12h18M7 6v12h4V6zM14 8.5v7h4v-7z',
  bottom: 'M3 20h18M7 5v11h4V5zM14 10v6h4v-6z',
};

export const DISTRIBUTE_LINES = {
  x: 'M4 3v18M20 3v18M9.5 7h5v10h-5z',
  y: 'M3 4h18M3 20h18M7 9.5v5h10v-5z',
} as const;

/** The lines of the icons that order, lock and hide areas. */
export const STAGE_LINES = {
  front: 'M4 4h10v10H4zM9 17v3h11V9h-3',
  back: 'M10 10h10v10H10zM7 14H4V4h10v3',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  hide: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM4 4l16 16',
} as const;
