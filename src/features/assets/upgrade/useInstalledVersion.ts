import { type RaRecord, useGetOne } from 'react-admin';

/** Milliseconds. */
const POLL_INTERVAL_MS = 30_000;

/** The version that one device runs, as it last reported; undefined where it never did, or nobody asks. */
export function useInstalledVersion(id: RaRecord['id'] | undefined): string | undefined {
  const { data } = useGetOne<RaRecord>(
    'statuses',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: POLL_INTERVAL_MS },
  );
  const firmware: unknown = data?.['firmware'];
  return typeof firmware === 'string' ? firmware : undefined;
}
