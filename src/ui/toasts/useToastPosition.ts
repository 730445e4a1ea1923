import { type RefObject, useLayoutEffect } from 'react';

import type * as Position from './avoidObstacles.ts';

/**
 * Positions toasts away from interactive elements. The positioning code loads with the first toast: until then, and
 * if it does not load, toasts stay in their corner.
 *
 * @param isActive whether there are toasts
 */
export function useToastPosition(toasts: RefObject<HTMLElement | null>, isActive: boolean): void {
  useLayoutEffect(() => {
    const element = toasts.current;
    if (!element || !isActive) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const start = ({ avoidObstacles }: typeof Position) => {
      if (!isUnmounted) stop = avoidObstacles(element);
    };
    import('./avoidObstacles.ts').then(start, () => undefined);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [toasts, isActive]);
}
