import { type RefObject, useLayoutEffect } from 'react';

import type * as Position from './avoidObstacles.ts';

/**
 * Keeps toasts off what a person operates. What finds their position is loaded with the first toast: until then, and
 * when it cannot be loaded, they are in their corner.
 *
 * @param isActive whether there are any
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
