import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns whether the component is unmounted; for a late response.
 *
 * @example
 * const isUnmounted = useIsUnmounted();
 * const record = await read();
 * if (isUnmounted.current) return;
 */
export function useIsUnmounted(): RefObject<boolean> {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return isUnmounted;
}
