import { useCallback, useEffect, useRef } from 'react';

/** Returns the ref of an element; calls back once it comes into view, for example by scrolling. */
export function useOnSeen(
  onSeen: () => void,
): (element: Element | null) => (() => void) | undefined {
  const callback = useRef(onSeen);
  useEffect(() => {
    callback.current = onSeen;
  });
  return useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(entries => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback.current();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
}
