import { useTranslate } from 'react-admin';

import type { Tally } from './BulkRun.ts';
import { useFigures } from '../../ui/useFigures.ts';

/** Says in a sentence how many were done, and that the others were not. */
export function useSumWords() {
  const translate = useTranslate();
  const figure = useFigures();
  return (tally: Tally) => {
    const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
    return tally.done === total
      ? translate('bulk.allDone', { total: figure(total) })
      : translate('bulk.someDone', {
          done: figure(tally.done),
          total: figure(total),
        });
  };
}
