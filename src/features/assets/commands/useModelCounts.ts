import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import { forEachConcurrently } from '../../../domain/forEachConcurrently.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { getCommandableModels } from './getCommands.ts';

export type ModelCountsQuery = ReturnType<typeof useModelCounts>;

/** Builds one filter for each domain; for the whole city, one without conditions. */
export const buildDomainFilters = (domains: readonly Identifier[]): readonly FilterValues[] =>
  domains.length === 0 ? [{}] : domains.map(id => ({ domainId: { within: id } }));

/**
 * Counts the devices of each model within the domains; within the whole city if there are none. Stops at the first
 * error.
 *
 * @param domains undefined while none are chosen
 */
export function useModelCounts(
  assets: ResourceDescriptor,
  domains: readonly Identifier[] | undefined,
) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [assets.name, 'modelCounts', domains],
    queryFn: async ({ signal }) => {
      const counts = new Map<string, number>();
      let failedResult: { readonly error: unknown } | undefined;
      const models = getCommandableModels(assets).map(({ value }) => String(value));
      const countQueries = models.flatMap(model =>
        buildDomainFilters(domains ?? []).map(filter => ({ model, filter })),
      );
      await forEachConcurrently(countQueries, async ({ model, filter }) => {
        if (failedResult) return;
        try {
          const { total } = await provider.getList(assets.name, {
            pagination: { page: 1, perPage: 1 },
            sort: assets.sort,
            filter: { ...filter, model: { eq: model } },
            meta: { countOnly: true },
            signal,
          });
          counts.set(model, (counts.get(model) ?? 0) + (total ?? 0));
        } catch (error) {
          failedResult = { error };
        }
      });
      if (failedResult) throw failedResult.error;
      return counts;
    },
    enabled: domains !== undefined,
    placeholderData: previousData => previousData,
  });
}
