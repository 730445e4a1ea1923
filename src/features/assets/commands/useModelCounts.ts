import { useQuery } from '@tanstack/react-query';
import { type Identifier, useDataProvider } from 'react-admin';

import { fewAtOnce } from '../../../domain/fewAtOnce.ts';
import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { commandedModels } from './commandsOf.ts';

export type ModelCounts = ReturnType<typeof useModelCounts>;

/** How many devices of each model stand in a domain and below it; in the whole city where there is none. */
export function useModelCounts(assets: ResourceDescriptor, domain: Identifier | undefined) {
  const provider = useDataProvider();
  return useQuery({
    queryKey: [assets.name, 'modelCounts', domain ?? null],
    queryFn: async ({ signal }) => {
      const counts = new Map<string, number>();
      let failure: { readonly error: unknown } | undefined;
      const models = commandedModels(assets).map(({ value }) => String(value));
      await fewAtOnce(models, async model => {
        const within = domain === undefined ? {} : { domainId: { within: domain } };
        try {
          const { total } = await provider.getList(assets.name, {
            pagination: { page: 1, perPage: 1 },
            sort: assets.sort,
            filter: { ...within, model: { eq: model } },
            meta: { countOnly: true },
            signal,
          });
          counts.set(model, total ?? 0);
        } catch (error) {
          failure = { error };
        }
      });
      if (failure) throw failure.error;
      return counts;
    },
    placeholderData: before => before,
  });
}
