import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component is unmounted; for a late response. */
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
