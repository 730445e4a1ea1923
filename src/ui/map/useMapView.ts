import { latLngBounds, point } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { parseLatLng } from '../../domain/latLng.ts';
import { isPrinting } from '../isPrinting.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';
import { useUserMovedMap } from './useUserMovedMap.ts';

/** A map view: fits all of these positions, up to the maximum zoom. */
export interface MapView {
  readonly positions: readonly MapPosition[];
  /** The center; absent: the center of the positions. */
  readonly center?: MapPosition;
  /** Absent: that of the site. */
  readonly maxZoom?: number;
  /** Padding around the positions in pixels, both sides together; absent: enough for dots. */
  readonly room?: number;
  /** What covers the right and the bottom edge, in pixels. */
  readonly covered?: { readonly right: number; readonly bottom: number };
}

/** Pixels around the outermost positions, both sides together: for their names and the buttons. */
const DEFAULT_PADDING_PX = 64;

const NOTHING_COVERED = { right: 0, bottom: 0 };

/**
 * Applies a view to the map whenever it changes. Returns a function that applies it again.
 *
 * @example const resetView = useMapView({ positions: [device.geoPoint], maxZoom: 16 });
 */
export function useMapView(view: MapView | undefined): () => void {
  const map = useMap();
  const { positionZoom } = useSiteMap();
  const serializedView = JSON.stringify(view);
  const applyView = useCallback(() => {
    if (!serializedView) return;
    const {
      room = DEFAULT_PADDING_PX,
      maxZoom = positionZoom,
      covered: { right, bottom } = NOTHING_COVERED,
      ...requestedView
    } = JSON.parse(serializedView) as MapView;
    const positions = requestedView.positions.flatMap(position => parseLatLng(position) ?? []);
    const center = parseLatLng(requestedView.center);
    const visiblePositions = center ? mirrorAroundCenter(center, positions) : positions;
    if (visiblePositions.length === 0) return;
    const bounds = latLngBounds(visiblePositions.map(({ lat, lng }) => [lat, lng] as const));
    // A map that has not rendered yet has no size to fit anything into.
    map.invalidateSize({ animate: false, pan: false });
    // A printed page has no map to fit anything into.
    if (isPrinting()) return;
    const fittingZoom = map.getBoundsZoom(bounds, false, point(room + right, room + bottom));
    const zoom = Math.min(maxZoom, fittingZoom);
    const middle = map
      .project(center ?? bounds.getCenter(), zoom)
      .add(point(right, bottom).divideBy(2));
    map.setView(map.unproject(middle, zoom), zoom, { animate: false });
  }, [map, positionZoom, serializedView]);
  useApplyViewOnChange(applyView, serializedView);
  return applyView;
}

/** Returns the positions and their mirror images across the center, so that the bounds of all are centered on it. */
const mirrorAroundCenter = (
  center: MapPosition,
  positions: readonly MapPosition[],
): readonly MapPosition[] => [
  center,
  ...positions.flatMap(position => [
    position,
    { lat: 2 * center.lat - position.lat, lng: 2 * center.lng - position.lng },
  ]),
];

/**
 * Applies a view when it changes, and again when the map gets its size or the site settings load, unless a user has
 * moved it since.
 */
function useApplyViewOnChange(applyView: () => void, view: string | undefined): void {
  const map = useMap();
  const userMoved = useUserMovedMap();
  const visiblePositions = useRef<string>(undefined);
  useEffect(() => {
    if (visiblePositions.current !== view) userMoved.reset();
    visiblePositions.current = view;
    if (!userMoved.read()) applyView();
  }, [applyView, view, userMoved]);
  useEffect(() => {
    const handleResize = () => {
      if (!userMoved.read()) applyView();
    };
    map.on('resize', handleResize);
    return () => void map.off('resize', handleResize);
  }, [map, applyView, userMoved]);
}
