import { latLngBounds, point } from 'leaflet';
import { useCallback, useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';

import { latLngOf } from '../../domain/latLng.ts';
import { isOnPaper } from '../isOnPaper.ts';
import { type Place, useSiteMap } from './SiteMap.ts';
import { useMoved } from './useMoved.ts';

/** What a map is turned to: all of these places at once, no nearer than the zoom. */
export interface View {
  readonly places: readonly Place[];
  /** What is in the middle; absent, the middle of the places. */
  readonly center?: Place;
  /** Absent: that of the site. */
  readonly nearest?: number;
  /** Pixels left free around the places, both sides together; absent, enough for dots. */
  readonly room?: number;
}

/** Pixels around the outermost places, both sides together: for their names and the buttons. */
const ROOM = 64;

/** Turns the map to a view whenever it becomes another one, and again when the answer is called. */
export function useView(view: View | undefined): () => void {
  const map = useMap();
  const { placeZoom } = useSiteMap();
  const written = JSON.stringify(view);
  const turn = useCallback(() => {
    if (!written) return;
    const { room = ROOM, nearest = placeZoom, ...wanted } = JSON.parse(written) as View;
    const places = wanted.places.flatMap(place => latLngOf(place) ?? []);
    const center = latLngOf(wanted.center);
    const shown = center ? aroundOf(center, places) : places;
    if (shown.length === 0) return;
    const bounds = latLngBounds(shown.map(({ lat, lng }) => [lat, lng] as const));
    // A map that is not drawn yet has no size to fit anything into.
    map.invalidateSize({ animate: false, pan: false });
    // Paper leaves a map out: there is nothing to fit anything into.
    if (isOnPaper()) return;
    const fitting = map.getBoundsZoom(bounds, false, point(room, room));
    map.setView(center ?? bounds.getCenter(), Math.min(nearest, fitting), { animate: false });
  }, [map, placeZoom, written]);
  useTurns(turn, written);
  return turn;
}

/** Places and their counterparts on the other side of the middle, so that what shows all of them has it in its middle. */
const aroundOf = (center: Place, places: readonly Place[]): readonly Place[] => [
  center,
  ...places.flatMap(place => [
    place,
    { lat: 2 * center.lat - place.lat, lng: 2 * center.lng - place.lng },
  ]),
];

/**
 * Turns the map to another view, and again when it gets its size or the settings of the site come, unless a hand has moved
 * it since.
 */
function useTurns(turn: () => void, view: string | undefined): void {
  const map = useMap();
  const moved = useMoved();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current !== view) moved.reset();
    shown.current = view;
    if (!moved.read()) turn();
  }, [turn, view, moved]);
  useEffect(() => {
    const resized = () => {
      if (!moved.read()) turn();
    };
    map.on('resize', resized);
    return () => void map.off('resize', resized);
  }, [map, turn, moved]);
}
