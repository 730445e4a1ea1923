import { type RefObject, useLayoutEffect } from 'react';

import type * as Position from './keepFree.ts';

/**
 * Keeps toasts off what a person operates. What finds their position is loaded with the first toast: until then, and
 * when it cannot be loaded, they are in their corner.
 *
 * @param isUsed whether there are any
 */
export function useFreePosition(toasts: RefObject<HTMLElement | null>, isUsed: boolean): void {
  useLayoutEffect(() => {
    const element = toasts.current;
    if (!element || !isUsed) return undefined;
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    const begin = ({ keepFree }: typeof Position) => {
      if (!isUnmounted) stop = keepFree(element);
    };
    import('./keepFree.ts').then(begin, () => undefined);
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, [toasts, isUsed]);
}
