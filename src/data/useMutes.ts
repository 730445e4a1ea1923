import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useDataProvider } from 'react-admin';

import { MINUTE_MS } from '../domain/duration.ts';
import { isNotFound } from '../domain/errorStatus.ts';
import type { components, Readable } from '../generated/core/types.ts';
import type { ConsoleDataProvider } from './ConsoleDataProvider.ts';

export type Mute = Readable<components['schemas']['Mute']> & RaRecord<string>;

/** The maximum number of mutes that are searched, those that end first. */
const MAX_MUTES = 200;
/** A deeper path is circular. */
const MAX_LEVELS = 8;

/** What may be muted: the alerts of a device of one type, or without it, all of them. */
interface MuteSubject {
  readonly assetId: string;
  readonly domainId: string;
  readonly type?: string;
}

/** A mute that applies to a subject. */
export interface AppliedMute {
  readonly mute: Mute;
  /** The name of its domain, where it has one. */
  readonly domainName: string | undefined;
}

/**
 * Returns the mutes of all devices, those that end first.
 *
 * @example const { data: mutes = [] } = useAllMutes();
 */
export function useAllMutes(isEnabled = true) {
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['mutes', 'all'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList<Mute>('mutes', {
          filter: {},
          sort: { field: 'until', order: 'ASC' },
          pagination: { page: 1, perPage: MAX_MUTES },
          signal,
        })
      ).data,
    enabled: isEnabled,
    refetchInterval: MINUTE_MS,
  });
}

/**
 * Returns the mutes that apply to a device: of itself, its type of alerts, its domain or one above it.
 *
 * @example const { data } = useMutes({ assetId: asset.id, domainId: asset.domainId });
 */
export function useMutes({ assetId, domainId, type }: MuteSubject, isEnabled = true) {
  const provider = useDataProvider<ConsoleDataProvider>();
  const all = useAllMutes(isEnabled);
  const matching = all.data?.filter(mute => isOf(mute.assetId, assetId) && isOf(mute.type, type));
  const domains = useQuery({
    queryKey: ['domains', 'namesAbove', domainId],
    queryFn: ({ signal }) => readDomainNames(provider, domainId, signal),
    enabled: matching?.some(mute => mute.domainId) === true,
  });
  const names = matching?.some(mute => mute.domainId) ? domains.data : NO_NAMES;
  return {
    data:
      names &&
      matching
        ?.filter(mute => !mute.domainId || names.has(mute.domainId))
        .map((mute): AppliedMute => ({ mute, domainName: names.get(mute.domainId ?? '') })),
    error: all.error ?? domains.error,
    refetch: all.error ? all.refetch : domains.refetch,
  };
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

const isOf = (target: string | null | undefined, value: string | undefined): boolean =>
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
