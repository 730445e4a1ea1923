import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type RaRecord, useCanAccess, useGetList } from 'react-admin';

import { faults } from '../../../generated/core/resources.ts';
import { useStableValue } from '../../../ui/useStableValue.ts';
import type { DeviceMarker } from '../queries/DevicesInView.ts';

/** The devices whose faults are read: their ids are a part of a URL. */
const MAX_DEVICES = 100;
/** The faults that are read: a device may have several. */
const MAX_FAULTS = 500;

/**
 * Reads the open faults of the first hundred faulty devices of a list, in one request.
 *
 * @returns the latest open fault by the id of its device; empty for a user who may not read faults
 */
export function useFaultsInView(devices: readonly DeviceMarker[]): ReadonlyMap<unknown, RaRecord> {
  const { canAccess = false } = useCanAccess({ resource: faults.name, action: 'list' });
  const ids = useStableValue(
    devices
      .filter(({ status }) => status === 'fault')
      .slice(0, MAX_DEVICES)
      .map(({ id }) => id)
      .toSorted(),
  );
  const { data } = useGetList<RaRecord>(
    faults.name,
    {
      filter: { asset_id: { inq: ids }, end_time: { empty: true } },
      sort: { field: 'begin_time', order: 'ASC' },
      pagination: { page: 1, perPage: MAX_FAULTS },
    },
    { enabled: canAccess && ids.length > 0, retry: false, placeholderData: keepPreviousData },
  );
  return useMemo(() => new Map(data?.map(fault => [fault['asset_id'], fault])), [data]);
}
