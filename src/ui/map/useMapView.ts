import { latLngBounds, point } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { parseLatLng } from '../../domain/latLng.ts';
import { isPrinting } from '../isPrinting.ts';
import { type MapPosition, useSiteMap } from './SiteMap.ts';
import { useUserMovedMap } from './useUserMovedMap.ts';

/** What a map is turned to: all of these places at once, no nearer than the zoom. */
export interface MapView {
  readonly positions: readonly MapPosition[];
  /** What is in the middle; absent, the middle of the places. */
  readonly center?: MapPosition;
  /** Absent: that of the site. */
  readonly maxZoom?: number;
  /** Pixels left free around the places, both sides together; absent, enough for dots. */
  readonly room?: number;
}

/** Pixels around the outermost places, both sides together: for their names and the buttons. */
const DEFAULT_PADDING_PX = 64;

/** Turns the map to a view whenever it becomes another one, and again when the answer is called. */
export function useMapView(view: MapView | undefined): () => void {
  const map = useMap();
  const { positionZoom } = useSiteMap();
  const serializedView = JSON.stringify(view);
  const applyView = useCallback(() => {
    if (!serializedView) return;
    const {
      room = DEFAULT_PADDING_PX,
      maxZoom = positionZoom,
      ...requestedView
    } = JSON.parse(serializedView) as MapView;
    const positions = requestedView.positions.flatMap(position => parseLatLng(position) ?? []);
    const center = parseLatLng(requestedView.center);
    const visiblePositions = center ? mirrorAroundCenter(center, positions) : positions;
    if (visiblePositions.length === 0) return;
    const bounds = latLngBounds(visiblePositions.map(({ lat, lng }) => [lat, lng] as const));
    // A map that is not drawn yet has no size to fit anything into.
    map.invalidateSize({ animate: false, pan: false });
    // Paper leaves a map out: there is nothing to fit anything into.
    if (isPrinting()) return;
    const fittingZoom = map.getBoundsZoom(bounds, false, point(room, room));
    map.setView(center ?? bounds.getCenter(), Math.min(maxZoom, fittingZoom), { animate: false });
  }, [map, positionZoom, serializedView]);
  useApplyViewOnChange(applyView, serializedView);
  return applyView;
}

/** Places and their counterparts on the other side of the middle, so that what shows all of them has it in its middle. */
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
 * Turns the map to another view, and again when it gets its size or the settings of the site come, unless a hand has moved
 * it since.
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
