import { useEffect, useEffectEvent } from 'react';

/** Takes the key by which a browser prints: of a list it would print the page of rows that is in sight. */
export function usePrintKey(onPrint: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPrint = event.key.toLowerCase() === 'p' && (event.ctrlKey || event.metaKey);
    if (!isPrint || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPrint();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
