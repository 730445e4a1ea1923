import { useEffect } from 'react';

/** Keeps the focused element visible when the available height shrinks, e.g. a row that was just selected. */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const { activeElement } = document;
    // A document without layout does not scroll.
    if (activeElement && 'scrollIntoView' in activeElement)
      activeElement.scrollIntoView({ block: 'nearest' });
  }, []);
}
