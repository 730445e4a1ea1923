import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { createIdMap, type IdMap } from '../../../domain/isSameId.ts';

/** Of more devices nobody reads what each of them runs, and the question would take long. */
const MAX_DEVICES = 1000;

/** What each device runs now, by its id; one that never said so is not in it. Nothing is asked of too many, or of none. */
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
