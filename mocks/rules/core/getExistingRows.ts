import type { Row, Store } from '../../platform/Store.ts';

/** Returns the rows of the given ids, in their order; missing ids are skipped. */
export const getExistingRows = (
  store: Store,
  resource: string,
  ids: readonly unknown[],
): readonly Row[] => ids.map(id => store.table(resource).get(id)).filter(row => row !== undefined);
