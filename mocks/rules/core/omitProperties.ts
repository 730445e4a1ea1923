import type { Row } from '../../platform/Store.ts';

/** A row without one property. */
export const omit = (row: Row, key: string): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name !== key));

/** A row without the properties of one value: null of a change, undefined of what is absent. */
export const omitValue = (row: Row, value: null | undefined): Row =>
  Object.fromEntries(Object.entries(row).filter(([, member]) => member !== value));
