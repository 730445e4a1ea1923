import { useTranslate } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { useFigures } from '../../ui/useFigures.ts';
import type { Tally } from './BulkRun.ts';

/** States in sentences how many of many records were done, and how many were sent before a stop. */
export function useSumWords({ physical }: Pick<OperationDescriptor, 'physical'>) {
  const translate = useTranslate();
  const figure = useFigures();
  const totalOf = (tally: Tally) => Object.values(tally).reduce((sum, count) => sum + count, 0);
  const rest = (key: string, count: number) =>
    count > 0 ? ` ${translate(key, { count: figure(count) })}` : '';
  return {
    sumOf: (tally: Tally): string => {
      const total = figure(totalOf(tally));
      if (tally.done === totalOf(tally)) return translate('bulk.allDone', { total });
      const done = translate('bulk.someDone', { done: figure(tally.done), total });
      return done + rest('bulk.somePending', tally.pending);
    },
    stoppedOf: (tally: Tally): string => {
      const total = totalOf(tally);
      const sent = figure(total - tally.waiting - tally.notStarted);
      const key = physical ? 'bulk.stopped.commands' : 'bulk.stopped';
      return (
        translate(key, { sent, total: figure(total) }) +
        rest('bulk.stopped.unknown', tally.sent + tally.timedOut)
      );
    },
  };
}
