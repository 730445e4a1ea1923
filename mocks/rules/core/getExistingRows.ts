import type { Row, Store } from '../../platform/Store.ts';

/** The rows of some ids, in their order; an id without a row is passed over. */
export const getExistingRows = (
  store: Store,
  resource: string,
  ids: readonly unknown[],
): readonly Row[] => ids.map(id => store.table(resource).get(id)).filter(row => row !== undefined);
