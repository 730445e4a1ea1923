import { useEffect, useRef } from 'react';

import { type OpenDesk, openDesk } from './openDesk.ts';

/** One desk for the dialog: opened with the first file, closed with the dialog, or with the work that outlives it. */
export function useDesk() {
  const opening = useRef<Promise<OpenDesk>>(undefined);
  const users = useRef(0);
  const isGone = useRef(false);
  const close = () => void opening.current?.then(desk => desk.close());
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      if (users.current === 0) close();
    };
  }, []);
  return {
    get: () => (opening.current ??= openDesk()),
    keep: () => {
      users.current += 1;
      return () => {
        users.current -= 1;
        if (isGone.current && users.current === 0) close();
      };
    },
  };
}
