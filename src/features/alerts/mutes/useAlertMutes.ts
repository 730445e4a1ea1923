import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import type { components, Readable } from '../../../generated/core/types.ts';
import type { ListedAlert } from '../ListedAlert.ts';

export type Mute = Readable<components['schemas']['Mute']> & RaRecord<string>;

/** The maximum number of mutes that are searched, those that end first. */
const MAX_MUTES = 200;
/** A deeper path is circular. */
const MAX_LEVELS = 8;

/** Returns the mutes that apply to an alert: of its device, its type, its domain or one above it. */
export function useAlertMutes(alert: ListedAlert) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['mutes', 'of', alert.id],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getList<Mute>('mutes', {
        filter: {},
        sort: { field: 'until', order: 'ASC' },
        pagination: { page: 1, perPage: MAX_MUTES },
        signal,
      });
      const ofDevice = data.filter(mute => isOf(mute.assetId, alert.asset_id));
      const matching = ofDevice.filter(mute => isOf(mute.type, alert.type));
      const domainIds = matching.some(({ domainId }) => domainId)
        ? await readDomainIds(provider, alert.domain_id, signal)
        : new Set<string>();
      return matching.filter(({ domainId }) => !domainId || domainIds.has(domainId));
    },
  });
}

const isOf = (target: string | null | undefined, value: string): boolean =>
  target === undefined || target === null || target === value;

/** Reads the ids of a domain and of those above it. */
async function readDomainIds(
  provider: ConsoleDataProvider,
  id: string,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (let next: string | undefined = id; next && ids.size < MAX_LEVELS && !ids.has(next);) {
    ids.add(next);
    const { data }: { readonly data: RaRecord } = await provider.getOne<RaRecord>('domains', {
      id: next,
      signal,
    });
    next = typeof data['parentId'] === 'string' ? data['parentId'] : undefined;
  }
  return ids;
}
