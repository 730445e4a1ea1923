import { type RaRecord, useGetList } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';

/** Reads the latest open fault of a device, and how many it has. */
export function useOpenFault(assetId: string) {
  const { data, total = 0 } = useGetList<RaRecord>(
    'faults',
    {
      filter: { asset_id: { inq: [assetId] }, end_time: { empty: true } },
      sort: { field: 'begin_time', order: 'DESC' },
      pagination: { page: 1, perPage: 1 },
    },
    { refetchInterval: MINUTE_MS, retry: false },
  );
  return { fault: data?.[0], total };
}
