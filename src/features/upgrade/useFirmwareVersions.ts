import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { createIdMap, type IdMap } from '../../domain/isSameId.ts';

/** The version overview is not read for more devices: too long to read, and a slow request. */
const MAX_DEVICES = 1000;

/**
 * Returns the installed version by device id; a device that never reported one is absent. Without ids, or with too
 * many, no request is sent.
 */
export function useFirmwareVersions(ids: readonly Identifier[]): {
  readonly firmware: IdMap<string> | undefined;
  readonly isReading: boolean;
} {
  const provider = useDataProvider();
  const { data, isLoading } = useQuery({
    queryKey: ['statuses', 'firmware', ids],
    queryFn: async ({ signal }) => {
      const { data: deviceStatuses } = await provider.getMany<RaRecord>('statuses', {
        ids: [...ids],
        signal,
      });
      return createIdMap(
        deviceStatuses.flatMap(({ id, firmware }) =>
          typeof firmware === 'string' ? [[id, firmware] as const] : [],
        ),
      );
    },
    enabled: ids.length > 0 && ids.length <= MAX_DEVICES,
    gcTime: 0,
  });
  return { firmware: data, isReading: isLoading };
}
