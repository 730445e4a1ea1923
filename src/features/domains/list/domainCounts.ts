import type { Identifier, RaRecord } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { FetchExtraData } from '../../../resources/transfer/export/ExportSource.ts';
import { type Domain, canHaveSubdomains } from '../Domain.ts';

interface CountOptions {
  readonly resource: 'domains' | 'assets';
  readonly filter: FilterValues;
  readonly signal: AbortSignal;
}

const BY_NAME = { field: 'name', order: 'ASC' } as const;
const MINIMAL_PAGE = { page: 1, perPage: 1 };
const COUNT_ONLY = { countOnly: true };

/** Fetches the number of matching records, without rows. */
export async function fetchCount(
  provider: ConsoleDataProvider,
  { resource, filter, signal }: CountOptions,
): Promise<number> {
  const request = { filter, sort: BY_NAME, pagination: MINIMAL_PAGE, meta: COUNT_ONLY, signal };
  return (await provider.getList(resource, request)).total ?? 0;
}

/** The filters of each count of a domain. */
export const domainCounts = {
  childCount: {
    of: 'domains',
    filterOf: (id: Identifier) => ({ parentId: { eq: id } }),
    isCounted: (row: RaRecord) => canHaveSubdomains(row as Domain),
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

/** Fetches the counts of many domains, for an export. */
export const fetchCounts: FetchExtraData = async (rows, { provider, sources, signal }) => {
  const requestedCounts = Object.entries(domainCounts).filter(([source]) =>
    sources.includes(source),
  );
  const countsByRow = new Map(rows.map(row => [row, {}]));
  let firstError: unknown;
  const count = async (row: RaRecord) => {
    try {
      for (const [source, { of: resource, filterOf, isCounted }] of requestedCounts)
        if (isCounted(row)) {
          const filter = filterOf(row.id);
          Object.assign(countsByRow.get(row) ?? {}, {
            [source]: await fetchCount(provider, { resource, filter, signal }),
          });
        }
    } catch (error) {
      firstError ??= error;
    }
  };
  if (requestedCounts.length > 0)
    await forEachConcurrently(rows, count, () => firstError === undefined);
  // oxlint-disable-next-line typescript/only-throw-error -- the error of the provider is passed on unchanged
  if (firstError !== undefined) throw firstError;
  return rows.map(row => ({ ...row, ...countsByRow.get(row) }));
};
