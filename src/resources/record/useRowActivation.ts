import { type RefCallback, useCallback, useState } from 'react';

/** Whether a row was activated: hovered, touched or focused. It stays activated. */
export function useRowActivation() {
  const [isActivated, setActivated] = useState(false);
  const activate = useCallback(() => setActivated(true), []);
  /** Attaches the listeners to the row of an element. */
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
