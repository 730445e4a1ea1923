import { useGetIdentity, useStore } from 'react-admin';

import type { SearchHit } from '../../data/mapSearch.ts';
import { parseLatLng } from '../../domain/latLng.ts';

const MAX_RECENT = 6;

/** The hits that the user selected last, the latest first. Signing out removes them. */
export function useRecentHits() {
  const { identity } = useGetIdentity();
  const [stored, setStored] = useStore<unknown>(`map.recent.${identity?.id ?? ''}`, NONE);
  const hits = Array.isArray(stored) ? stored.filter(isHit) : NONE;
  return {
    recentHits: hits,
    addRecentHit: (hit: SearchHit) =>
      setStored(
        [hit, ...hits.filter(({ kind, id }) => kind !== hit.kind || id !== hit.id)].slice(
          0,
          MAX_RECENT,
        ),
      ),
  };
}

const NONE: readonly SearchHit[] = [];

/** Another version of the console may have stored something else. */
const isHit = (value: unknown): value is SearchHit => {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, id, name, position } = value as Partial<Record<keyof SearchHit, unknown>>;
  return (
    ['location', 'domain', 'device'].includes(String(kind)) &&
    typeof id === 'string' &&
    typeof name === 'string' &&
    parseLatLng(position) !== undefined
  );
};
