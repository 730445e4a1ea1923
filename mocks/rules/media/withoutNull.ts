import type { Row } from '../../platform/Store.ts';

/** Returns a row without its null values: null removes an optional property. */
export const withoutNull = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
