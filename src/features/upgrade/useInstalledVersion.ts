import { type RaRecord, useGetOne } from 'react-admin';

/** Milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** Returns the last reported version of a device; undefined if there is none, or without an id. */
export function useInstalledVersion(id: RaRecord['id'] | undefined): string | undefined {
  const { data } = useGetOne<RaRecord>(
    'statuses',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: POLL_INTERVAL_MS },
  );
  const firmware: unknown = data?.['firmware'];
  return typeof firmware === 'string' ? firmware : undefined;
}
