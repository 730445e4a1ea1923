import { useQuery } from '@tanstack/react-query';
import { type Identifier, type RaRecord, useDataProvider } from 'react-admin';

import { idMap, type IdMap } from '../../../domain/sameId.ts';

/** Of more devices nobody reads what each of them runs, and the question would take long. */
const MOST = 1000;

/** What each device runs now, by its id; one that never said so is not in it. Nothing is asked of too many, or of none. */
export function useFirmware(ids: readonly Identifier[]): {
  readonly firmware: IdMap<string> | undefined;
  readonly isReading: boolean;
} {
  const provider = useDataProvider();
  const { data, isLoading } = useQuery({
    queryKey: ['statuses', 'firmware', ids],
    queryFn: async ({ signal }) => {
      const { data: found } = await provider.getMany<RaRecord>('statuses', {
        ids: [...ids],
        signal,
      });
      return idMap(
        found.flatMap(({ id, firmware }) =>
          typeof firmware === 'string' ? [[id, firmware] as const] : [],
        ),
      );
    },
    enabled: ids.length > 0 && ids.length <= MOST,
    gcTime: 0,
  });
  return { firmware: data, isReading: isLoading };
}
