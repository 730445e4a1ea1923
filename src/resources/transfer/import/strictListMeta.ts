import type { ListMeta } from '../../../data/ConsoleDataProvider.ts';

/** An import looks up records: an unreadable record must not count as missing. */
export const STRICT_LIST_META = { strict: true } as const satisfies ListMeta;
