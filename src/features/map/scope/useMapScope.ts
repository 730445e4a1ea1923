import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import { getExtentQuery, type MapExtent } from '../queries/readExtent.ts';

/** The domain that the map is scoped to: its devices are the map, the list, the legend and the selection. */
export interface MapScope {
  readonly id: string;
  /** Undefined until it is read, and for a domain that does not exist. */
  readonly name: string | undefined;
  readonly level: number | undefined;
  /** Undefined until it is read; null for a domain whose devices have no position. */
  readonly extent: MapExtent | null | undefined;
}

export function useMapScope(id: string | undefined): MapScope | undefined {
  const { data } = useGetOne<RaRecord>(
    'domains',
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const { data: extent } = useQuery({
    ...getExtentQuery(id),
    enabled: id !== undefined,
    refetchInterval: MINUTE_MS,
  });
  if (id === undefined) return undefined;
  return {
    id,
    name: typeof data?.['name'] === 'string' ? data['name'] : undefined,
    level: typeof data?.['level'] === 'number' ? data['level'] : undefined,
    extent,
  };
}
