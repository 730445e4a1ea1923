import { Map } from 'leaflet';
import { onTestFinished, vi } from 'vitest';

import { MarkersCanvas } from '../../src/ui/map/canvas/MarkersCanvas.ts';
import type { MapCluster, MapMarker } from '../../src/ui/map/mapMarker.ts';
import { stubCanvas } from './stubCanvas.ts';

export const CENTER = { lat: 30.2, lng: 120.2 };
export const NORTH = { lat: 30.205, lng: 120.2 };

export const TEXTS = { formatNumber: String, formatShort: String, noFault: 'no fault' };

/** Mounts a map with markers, until the end of the test. */
export function mountMarkers(
  markers: readonly MapMarker[],
  clusters: readonly MapCluster[] = [],
  texts = TEXTS,
) {
  const stub = stubCanvas();
  const container = document.body.appendChild(document.createElement('div'));
  const options = { zoomAnimation: false, fadeAnimation: false, inertia: false };
  const map = new Map(container, options);
  map.setView(CENTER, 15);
  onTestFinished(() => {
    map.remove();
    container.remove();
  });
  const onSelect = vi.fn();
  const layer = new MarkersCanvas();
  const setContent = (selectedId?: string) =>
    layer.setContent({ markers, clusters, texts, selectedId, onSelect });
  setContent();
  layer.addTo(map);
  /** Sends a mouse event to the map at the pixel of a position, and next to it; `detail` is the number of a press. */
  const point = (
    type: string,
    position = CENTER,
    [right, down]: readonly [number, number] = [0, 0],
    detail = 0,
  ) => {
    const { x, y } = map.latLngToContainerPoint(position);
    const init = { clientX: x + right, clientY: y + down, bubbles: true, detail };
    container.dispatchEvent(new MouseEvent(type, init));
  };
  return { stub, map, layer, container, onSelect, setContent, point };
}

/** Creates a marker in the middle of the map. */
export const createMarker = (id: string, more: Partial<MapMarker> = {}): MapMarker => ({
  id,
  name: `Lamp ${id}`,
  position: CENTER,
  state: 'normal',
  ...more,
});
