import { useTranslate } from 'react-admin';

import type { Tally } from './BulkRun.ts';

/** Says in a sentence how many were done, and that the others were not. */
export function useSumWords() {
  const translate = useTranslate();
  return (tally: Tally) => {
    const total = Object.values(tally).reduce((sum, count) => sum + count, 0);
    return tally.done === total
      ? translate('bulk.allDone', { total: total.toLocaleString() })
      : translate('bulk.someDone', {
          done: tally.done.toLocaleString(),
          total: total.toLocaleString(),
        });
  };
}
