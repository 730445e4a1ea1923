import { useEffect } from 'react';

/** Keeps the element with the focus in sight when something takes a part of the height: a row that was just ticked. */
export function useScrollFocusIntoView(): void {
  useEffect(() => {
    const { activeElement } = document;
    // A document without a layout scrolls nothing.
    if (activeElement && 'scrollIntoView' in activeElement)
      activeElement.scrollIntoView({ block: 'nearest' });
  }, []);
}
