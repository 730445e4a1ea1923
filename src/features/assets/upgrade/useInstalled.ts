import { type RaRecord, useGetOne } from 'react-admin';

/** Milliseconds. */
const SELDOM = 30_000;

/** The version that one device runs, as it last reported; undefined where it never did, or nobody asks. */
export function useInstalled(id: RaRecord['id'] | undefined): string | undefined {
  const { data } = useGetOne<RaRecord>(
    'statuses',
    { id: id ?? '' },
    { enabled: id !== undefined, refetchInterval: SELDOM },
  );
  const firmware: unknown = data?.['firmware'];
  return typeof firmware === 'string' ? firmware : undefined;
}
