import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import type { ConsoleDataProvider } from '../../../data/ConsoleDataProvider.ts';
import { isNotFound } from '../../../domain/errorStatus.ts';
import type { components, Readable } from '../../../generated/core/types.ts';
import type { ListedAlert } from '../ListedAlert.ts';

export type Mute = Readable<components['schemas']['Mute']> & RaRecord<string>;

/** The maximum number of mutes that are searched, those that end first. */
const MAX_MUTES = 200;
/** A deeper path is circular. */
const MAX_LEVELS = 8;

/** A mute that applies to an alert. */
export interface AlertMute {
  readonly mute: Mute;
  /** The name of its domain, where it has one. */
  readonly domainName: string | undefined;
}

/** Returns the mutes that apply to an alert: of its device, its type, its domain or one above it. */
export function useAlertMutes(alert: ListedAlert) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['mutes', 'of', alert.id],
    queryFn: async ({ signal }): Promise<readonly AlertMute[]> => {
      const { data } = await provider.getList<Mute>('mutes', {
        filter: {},
        sort: { field: 'until', order: 'ASC' },
        pagination: { page: 1, perPage: MAX_MUTES },
        signal,
      });
      const ofDevice = data.filter(mute => isOf(mute.assetId, alert.asset_id));
      const matching = ofDevice.filter(mute => isOf(mute.type, alert.type));
      const domains = matching.some(({ domainId }) => domainId)
        ? await readDomainNames(provider, alert.domain_id, signal)
        : new Map<string, string>();
      return matching
        .filter(({ domainId }) => !domainId || domains.has(domainId))
        .map(mute => ({ mute, domainName: domains.get(mute.domainId ?? '') }));
    },
  });
}

const isOf = (target: string | null | undefined, value: string): boolean =>
  target === undefined || target === null || target === value;

/** Reads the names of a domain and of those above it, as far as the user may see them, by their ids. */
async function readDomainNames(
  provider: ConsoleDataProvider,
  id: string,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let next: string | undefined = id; next && names.size < MAX_LEVELS && !names.has(next);) {
    const domain = await readDomain(provider, next, signal);
    if (!domain) break;
    names.set(next, String(domain['name']));
    next = typeof domain['parentId'] === 'string' ? domain['parentId'] : undefined;
  }
  return names;
}

/** Reads a domain; undefined for one of another branch than those of the user. */
async function readDomain(
  provider: ConsoleDataProvider,
  id: string,
  signal: AbortSignal,
): Promise<RaRecord | undefined> {
  try {
    return (await provider.getOne<RaRecord>('domains', { id, signal })).data;
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}
