import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, type SortPayload, useCanAccess, useGetList } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { faults } from '../../../generated/core/resources.ts';

interface OpenFaultsQuery {
  readonly assetIds: readonly string[] | 'all';
  /** The number of faults that are read, the first ones. */
  readonly maxFaults: number;
  /** By default, the latest first. */
  readonly sort?: SortPayload;
  /** Whether the faults of the devices before are returned until those of other devices are read. */
  readonly keepsPrevious?: boolean;
}

const NO_FAULTS: readonly RaRecord[] = [];

/**
 * Reads the open faults of devices again each minute.
 *
 * @returns the first ones, and how many are open; none for a user who may not read faults
 */
export function useOpenFaults({
  assetIds,
  maxFaults,
  sort = { field: 'begin_time', order: 'DESC' },
  keepsPrevious = false,
}: OpenFaultsQuery): {
  readonly openFaults: readonly RaRecord[];
  readonly total: number;
} {
  const { canAccess = false } = useCanAccess({ resource: faults.name, action: 'list' });
  const { data = NO_FAULTS, total = 0 } = useGetList<RaRecord>(
    faults.name,
    {
      filter: {
        ...(assetIds !== 'all' && { asset_id: { inq: assetIds } }),
        end_time: { empty: true },
      },
      sort,
      pagination: { page: 1, perPage: maxFaults },
    },
    {
      enabled: canAccess && assetIds.length > 0,
      ...{ refetchInterval: MINUTE_MS, retry: false },
      ...(keepsPrevious && { placeholderData: keepPreviousData }),
    },
  );
  return { openFaults: data, total };
}
