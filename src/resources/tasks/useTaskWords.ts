import { useTranslate } from 'react-admin';

import type { Task } from './Task.ts';
import { useFigures } from '../../ui/useFigures.ts';

/** Says how many pieces of a task are done and how many failed. */
export function useTaskWords() {
  const translate = useTranslate();
  const figure = useFigures();
  return ({ progress: { done, total, failed } }: Task) => {
    const counts = {
      done: figure(done - failed),
      failed: figure(failed),
      total: total === undefined ? undefined : figure(total),
    };
    const key = failed > 0 ? 'task.counts.failed' : 'task.counts';
    return translate(total === undefined ? key : `${key}.of`, counts);
  };
}
