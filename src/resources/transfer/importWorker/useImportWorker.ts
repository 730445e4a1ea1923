import { useEffect, useRef } from 'react';

import { type OpenImportWorker, openImportWorker } from './openImportWorker.ts';

/**
 * Returns the import worker of the dialog: opened with the first file, closed with the dialog, or with the task that
 * outlives it.
 */
export function useImportWorker() {
  const openWorker = useRef<Promise<OpenImportWorker>>(undefined);
  const userCount = useRef(0);
  const isUnmounted = useRef(false);
  const close = () =>
    void openWorker.current?.then(
      worker => worker.close(),
      () => undefined,
    );
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
      if (userCount.current === 0) close();
    };
  }, []);
  return {
    get: () => (openWorker.current ??= openImportWorker()),
    /** Closes it, and has the next file read by another one: a worker that has failed rejects all further calls. */
    discard: () => {
      close();
      openWorker.current = undefined;
    },
    retain: () => {
      userCount.current += 1;
      return () => {
        userCount.current -= 1;
        if (isUnmounted.current && userCount.current === 0) close();
      };
    },
  };
}
