import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether somebody has come near a part of a row: its row was hovered or touched, or the focus came to it. It stays
 * near from then on.
 */
export function useNearby() {
  const [isNear, setNear] = useState(false);
  const come = useCallback(() => setNear(true), []);
  /** Listens to the row around an element. */
  const listenHere = useCallback<RefCallback<HTMLElement>>(
    element => {
      const row = element?.closest('tr, li') ?? element;
      row?.addEventListener('pointerenter', come, { once: true });
      return () => row?.removeEventListener('pointerenter', come);
    },
    [come],
  );
  return { isNear, come, listenHere };
}
