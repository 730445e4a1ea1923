import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether somebody has come near a part of a row: its row was hovered or touched, or the focus came to it. It stays
 * near from then on.
 */
export function useRowActivation() {
  const [isActivated, setActivated] = useState(false);
  const activate = useCallback(() => setActivated(true), []);
  /** Listens to the row around an element. */
  const rowRef = useCallback<RefCallback<HTMLElement>>(
    element => {
      const row = element?.closest('tr, li') ?? element;
      row?.addEventListener('pointerenter', activate, { once: true });
      return () => row?.removeEventListener('pointerenter', activate);
    },
    [activate],
  );
  return { isActivated, activate, rowRef };
}
