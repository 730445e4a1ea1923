import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

import { isPrinting } from '../isPrinting.ts';

/** Makes a map follow the size of its container: Leaflet follows that of the window, which a collapsed sidebar does not change. */
export function useContainerSize(): void {
  const map = useMap();
  useEffect(() => {
    // Not in jsdom.
    if (typeof ResizeObserver === 'undefined') return undefined;
    const container = map.getContainer();
    const observer = new ResizeObserver(() => {
      // A hidden map keeps its view.
      if (container.clientWidth === 0 || isPrinting()) return;
      map.invalidateSize({ debounceMoveend: true });
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, [map]);
}
