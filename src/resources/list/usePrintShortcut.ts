import { useEffect, useEffectEvent } from 'react';

/** Overrides the print shortcut of the browser, which would print only the rows of the page. */
export function usePrintShortcut(onPrint: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPrint();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKeyDown(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
