import type { Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { fewAtOnce } from '../../../domain/fewAtOnce.ts';
import type { FilterValues } from '../../../resources/list/asked.ts';
import type { FetchExtraData } from '../../../resources/transfer/export/ExportSource.ts';
import { type Domain, takesDomains } from '../Domain.ts';

interface CountOptions {
  readonly of: 'domains' | 'assets';
  readonly filter: FilterValues;
  readonly signal: AbortSignal;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const NONE = { page: 1, perPage: 1 };
const ONLY = { countOnly: true };

/** How many of something match. No row is read. */
export async function fetchCount(
  provider: ConsoleDataProvider,
  { of, filter, signal }: CountOptions,
): Promise<number> {
  const request = { filter, sort: BY_NAME, pagination: NONE, meta: ONLY, signal };
  return (await provider.getList(of, request)).total ?? 0;
}

/** What each count of a domain counts. */
export const counts = {
  childCount: {
    of: 'domains',
    filterOf: (id: Identifier) => ({ parentId: { eq: id } }),
    isCounted: (row: RaRecord) => takesDomains(row as Domain),
  },
  assetCount: {
    of: 'assets',
    filterOf: (id: Identifier) => ({ domainId: { eq: id } }),
    isCounted: () => true,
  },
  belowCount: {
    of: 'assets',
    filterOf: (id: Identifier) => ({ domainId: { within: id } }),
    isCounted: () => true,
  },
} as const;

/** The counts of many domains, for a file. */
export const fetchCounts: FetchExtraData = async (rows, { provider, sources, signal }) => {
  const wanted = Object.entries(counts).filter(([source]) => sources.includes(source));
  const found = new Map(rows.map(row => [row, {}]));
  let failure: unknown;
  const count = async (row: RaRecord) => {
    try {
      for (const [source, { of, filterOf, isCounted }] of wanted)
        if (isCounted(row)) {
          const filter = filterOf(row.id);
          Object.assign(found.get(row) ?? {}, {
            [source]: await fetchCount(provider, { of, filter, signal }),
          });
        }
    } catch (error) {
      failure ??= error;
    }
  };
  if (wanted.length > 0) await fewAtOnce(rows, count, () => failure === undefined);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- what the provider has thrown goes on as it is
  if (failure !== undefined) throw failure;
  return rows.map(row => ({ ...row, ...found.get(row) }));
};
