import type { Map } from 'leaflet';
import { useEffect, useEffectEvent } from 'react';

import type { MapPadding } from '../MapController.ts';
import type { MapPosition } from '../SiteMap.ts';

interface DrawingKeyHandlers {
  /** Where the crosshair is; undefined before the first arrow key. */
  readonly cursor: MapPosition | undefined;
  readonly onMove: (position: MapPosition) => void;
  readonly onPoint: (position: MapPosition) => void;
  readonly onUndo: () => void;
  readonly onFinish: () => void;
  /** What covers the edges of the map: the crosshair stays outside of it. */
  readonly padding: MapPadding;
}

/** In pixels, to the right and down. */
const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 10;
/** With Shift. */
const SMALL_STEP_PX = 1;

/**
 * Draws with the keyboard: the arrow keys move a crosshair, Enter adds its position, Backspace removes the last one,
 * Ctrl Enter finishes. The map has the focus; plus and minus still zoom it.
 */
export function useDrawingKeys(map: Map, handlers: DrawingKeyHandlers): void {
  const handleKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const { cursor = map.getCenter(), padding } = handlers;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const step = event.shiftKey ? SMALL_STEP_PX : STEP_PX;
      const { x, y } = map.latLngToContainerPoint(cursor);
      const { lat, lng } = map.containerPointToLatLng([
        x + direction[0] * step,
        y + direction[1] * step,
      ]);
      handlers.onMove({ lat, lng });
      map.panInside([lat, lng], {
        paddingTopLeft: [padding.left, padding.top],
        paddingBottomRight: [padding.right, padding.bottom],
        animate: false,
      });
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handlers.onFinish();
    else if (event.key === 'Enter') handlers.onPoint({ lat: cursor.lat, lng: cursor.lng });
    else if (event.key === 'Backspace') handlers.onUndo();
    else return false;
    return true;
  });
  useEffect(() => {
    const container = map.getContainer();
    const listener = (event: KeyboardEvent) => {
      if (event.target !== container || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before the keys of the map, which would pan it.
    container.addEventListener('keydown', listener, { capture: true });
    container.focus({ preventScroll: true });
    return () => container.removeEventListener('keydown', listener, { capture: true });
  }, [map]);
}
