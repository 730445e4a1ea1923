import type { ListMeta } from '../../../data/ConsoleDataProvider.ts';

/** An import looks for records: one that cannot be read must not be taken for one that is not there. */
export const STRICT_LIST_META = { strict: true } as const satisfies ListMeta;
