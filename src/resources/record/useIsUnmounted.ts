import { type RefObject, useEffect, useRef } from 'react';

/** Whether what uses it is no longer on the screen; for an answer that comes late. */
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
