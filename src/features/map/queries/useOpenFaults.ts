import { keepPreviousData } from '@tanstack/react-query';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { faults } from '../../../generated/core/resources.ts';

interface OpenFaultsQuery {
  readonly assetIds: readonly string[];
  /** The number of faults that are read, the latest ones. */
  readonly maxFaults: number;
  /** Whether the faults of the devices before are returned until those of other devices are read. */
  readonly keepsPrevious?: boolean;
}

const NO_FAULTS: readonly RaRecord[] = [];

/**
 * Reads the open faults of devices again each minute.
 *
 * @returns the latest ones, the latest first, and how many are open; none for a user who may not read faults
 */
export function useOpenFaults({ assetIds, maxFaults, keepsPrevious = false }: OpenFaultsQuery): {
  readonly openFaults: readonly RaRecord[];
  readonly total: number;
} {
  const { canAccess = false } = useCanAccess({ resource: faults.name, action: 'list' });
  const { data = NO_FAULTS, total = 0 } = useGetList<RaRecord>(
    faults.name,
    {
      filter: { asset_id: { inq: assetIds }, end_time: { empty: true } },
      sort: { field: 'begin_time', order: 'DESC' },
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
