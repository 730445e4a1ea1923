import type { Row } from './Store.ts';

/** Returns a row without one property. */
export const omit = (row: Row, key: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** Returns a row without the properties of one value: null in a change, undefined for absent ones. */
export const omitValue = (row: Row, value: null | undefined): Row =>
  Object.fromEntries(Object.entries(row).filter(([, member]) => member !== value));
