import { useEffect, useEffectEvent } from 'react';

/** Takes the key by which a browser prints: of a list it would print the page of rows that is in sight. */
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
