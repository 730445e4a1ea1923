import { useTranslate } from 'react-admin';

import type { Progress } from './Task.ts';
import { useFigures } from '../../ui/useFigures.ts';

/** Says how many pieces of a task are done, and apart from them how many are pending and how many failed. */
export function useTaskWords() {
  const translate = useTranslate();
  const figure = useFigures();
  const words = (key: string, count: number) => translate(key, { count: figure(count) });
  return {
    /** "120 of 257 done, 81 pending, 3 failed". */
    countsOf: (progress: Progress): string => {
      const { done, total, failed, pending = 0 } = progress;
      const counts = {
        done: figure(done - failed - pending),
        total: total === undefined ? undefined : figure(total),
      };
      const base = translate(total === undefined ? 'task.counts' : 'task.counts.of', counts);
      return [base, ...partsOf(progress)].join(translate('task.counts.and'));
    },
    /** What is not done: "81 pending, 3 failed". */
    restOf: (progress: Progress): string => partsOf(progress).join(translate('task.counts.and')),
  };

  function partsOf({ failed, pending = 0 }: Progress): readonly string[] {
    return [
      ...(pending > 0 ? [words('task.counts.pending', pending)] : []),
      ...(failed > 0 ? [words('task.counts.failed', failed)] : []),
    ];
  }
}
