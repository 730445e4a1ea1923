import { useTranslate } from 'react-admin';

import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { drillOf } from './drill.ts';
import { pointsOf } from './points.ts';
import type { Reading, StatPoint } from './readings.ts';
import type { Question } from './useQuestion.ts';
import { useStepWords } from './useStepWords.ts';

/** How many faults began in each step. */
export function useFaultsCard(question: Question, stat: Reading<StatPoint[]>): Card {
  const translate = useTranslate();
  const { by, head } = useStepWords(question);
  const rows = stat.data ?? [];
  const title = translate('statistics.faults.by', { by });
  return {
    id: 'faults',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHead: head,
    open: translate(`statistics.open.${question.period.span.step}`),
    ...failureOf(stat),
    ...drillOf(question, rows),
    data: stat.data && {
      label: title,
      points: pointsOf(rows, question),
      series: [
        {
          name: translate('statistics.faults'),
          tone: 'fault',
          values: rows.map(({ faults }) => faults),
        },
      ],
    },
  };
}
