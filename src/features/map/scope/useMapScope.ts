import { useQuery } from '@tanstack/react-query';
import { type RaRecord, useGetOne } from 'react-admin';

import { MINUTE_MS } from '../../../domain/duration.ts';
import type { DeviceFilter } from '../queries/MapQuery.ts';
import { getExtentQuery, type MapExtent } from '../queries/readExtent.ts';

/** The domain that the map is scoped to: its devices are the map, the list, the legend and the selection. */
export interface MapScope {
  readonly id: string;
  /** Undefined until it is read, and for a domain that does not exist. */
  readonly name: string | undefined;
  readonly level: number | undefined;
  /** Undefined until it is read; null for a domain whose devices have no position. */
  readonly extent: MapExtent | null | undefined;
  /** The number of its devices that the filter shows; undefined until they are counted. */
  readonly shownCount: number | undefined;
}

export function useMapScope(filter: DeviceFilter): MapScope | undefined {
  const { domainId: id } = filter;
  const { data } = useGetOne<RaRecord>(
    'domains',
    { id: id ?? '' },
    { enabled: id !== undefined, retry: false },
  );
  const polling = { enabled: id !== undefined, refetchInterval: MINUTE_MS };
  const { data: extent } = useQuery({ ...getExtentQuery({ domainId: id }), ...polling });
  const { data: shown } = useQuery({ ...getExtentQuery(filter), ...polling });
  if (id === undefined) return undefined;
  return {
    id,
    name: typeof data?.['name'] === 'string' ? data['name'] : undefined,
    level: typeof data?.['level'] === 'number' ? data['level'] : undefined,
    extent,
    shownCount: shown === null ? 0 : shown?.total,
  };
}
