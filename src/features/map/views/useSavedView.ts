import { useGetIdentity, useStore } from 'react-admin';

import { parseLatLng } from '../../../domain/latLng.ts';
import type { MapPosition } from '../../../ui/map/SiteMap.ts';

/** A view of the map: its centre and zoom. */
export interface SavedView {
  readonly center: MapPosition;
  readonly zoom: number;
}

/** The view at which the map opens for a user. It stays in this browser after sign-out. */
export function useSavedView() {
  const { identity, isPending } = useGetIdentity();
  const [stored, setStored] = useStore<unknown>(`mapView.${identity?.id ?? ''}`, null);
  return {
    savedView: parseSavedView(stored),
    saveView: (view: SavedView) => setStored(view),
    removeSavedView: () => setStored(null),
    /** The user is not known yet. */
    isPending,
  };
}

/** Another version of the console may have stored something else. */
function parseSavedView(stored: unknown): SavedView | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { center, zoom } = stored as { readonly center?: unknown; readonly zoom?: unknown };
  const position = parseLatLng(center);
  return position && typeof zoom === 'number' && Number.isFinite(zoom)
    ? { center: position, zoom }
    : undefined;
}
