import { useEffect, useMemo, useRef } from 'react';
import { useMap } from 'react-leaflet';

/** The event of a map that a user moves by what is next to it: a search. */
export const MOVED_BY_USER = 'movedbyuser';

/** Whether a user has moved the map, by pointer, wheel, keys or a search, since the last reset. */
export interface UserMovedFlag {
  readonly read: () => boolean;
  readonly reset: () => void;
}

export function useUserMovedMap(): UserMovedFlag {
  const map = useMap();
  const hasMoved = useRef(false);
  useEffect(() => {
    const container = map.getContainer();
    const markMoved = () => {
      hasMoved.current = true;
    };
    container.addEventListener('pointerdown', markMoved);
    container.addEventListener('wheel', markMoved, { passive: true });
    container.addEventListener('keydown', markMoved);
    map.on(MOVED_BY_USER, markMoved);
    return () => {
      container.removeEventListener('pointerdown', markMoved);
      container.removeEventListener('wheel', markMoved);
      container.removeEventListener('keydown', markMoved);
      map.off(MOVED_BY_USER, markMoved);
    };
  }, [map]);
  return useMemo(
    () => ({
      read: () => hasMoved.current,
      reset: () => {
        hasMoved.current = false;
      },
    }),
    [],
  );
}
