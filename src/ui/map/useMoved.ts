import { useEffect, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';

/** Whether a person has moved the map, by pointer, wheel or keys, since it was last reset. */
export interface Moved {
  readonly read: () => boolean;
  readonly reset: () => void;
}

export function useMoved(): Moved {
  const map = useMap();
  const moved = useRef(false);
  useEffect(() => {
    const container = map.getContainer();
    const note = () => {
      moved.current = true;
    };
    container.addEventListener('pointerdown', note);
    container.addEventListener('wheel', note, { passive: true });
    container.addEventListener('keydown', note);
    return () => {
      container.removeEventListener('pointerdown', note);
      container.removeEventListener('wheel', note);
      container.removeEventListener('keydown', note);
    };
  }, [map]);
  return useMemo(
    () => ({
      read: () => moved.current,
      reset: () => {
        moved.current = false;
      },
    }),
    [],
  );
}
