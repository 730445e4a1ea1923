import { useTranslate } from 'react-admin';

import type { Task } from './Task.ts';

/** Says how many pieces of a task are done and how many failed. */
export function useTaskWords() {
  const translate = useTranslate();
  return ({ progress: { done, total, failed } }: Task) => {
    const counts = {
      done: (done - failed).toLocaleString(),
      failed: failed.toLocaleString(),
      total: total?.toLocaleString(),
    };
    const key = failed > 0 ? 'task.counts.failed' : 'task.counts';
    return translate(total === undefined ? key : `${key}.of`, counts);
  };
}
