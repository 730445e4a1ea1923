import { useMemo } from 'react';
import { useGetList } from 'react-admin';

import { sameId } from '../../../domain/sameId.ts';
import type { Surroundings } from '../../../ui/map/surroundings.ts';
import { childrenOf } from '../addresses.ts';
import type { Domain } from '../Domain.ts';

/** How near a domain of each level is looked at: a city, a district, a road, a section. */
const ZOOMS: readonly number[] = [11, 12, 14, 16];

const MOST = 500;

/** The domains beside one, by which its place is known on a map without roads. */
export function useSurroundings({ id, level, parentId }: Domain): Surroundings {
  const { data } = useGetList<Domain>('domains', {
    filter: childrenOf(parentId ?? undefined),
    sort: { field: 'name', order: 'ASC' },
    pagination: { page: 1, perPage: MOST },
  });
  return useMemo(() => {
    const dots = (data ?? []).flatMap(({ id: other, name, geoPoint }) =>
      geoPoint && !sameId(other, id) ? [{ id: other, name, place: geoPoint }] : [],
    );
    const zoom = ZOOMS[level - 1];
    return { dots, ...(zoom !== undefined && { zoom }) };
  }, [data, id, level]);
}
