import { type RefObject, useEffect, useRef } from 'react';

/** Whether what uses it is no longer on the screen; for an answer that comes late. */
export function useIsGone(): RefObject<boolean> {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return isGone;
}
