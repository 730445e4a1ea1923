import { useTranslate } from 'react-admin';

import type { ChartSeries } from '../../ui/charts/chart.ts';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { drillOf } from './drill.ts';
import { pointsOf, rateRange } from './points.ts';
import type { Reading, StatPoint } from './readings.ts';
import type { Question } from './useQuestion.ts';
import { useStepWords } from './useStepWords.ts';

/** Lit as planned and within reach, step by step; what is no lamp is only within reach. */
export function useRatesCard(
  question: Question,
  stat: Reading<StatPoint[]>,
  { hasLight = true }: { readonly hasLight?: boolean } = {},
): Card {
  const translate = useTranslate();
  const { by, head } = useStepWords(question);
  const rows = stat.data ?? [];
  const online: ChartSeries = {
    name: translate('statistics.online'),
    tone: 'series-1',
    dashed: hasLight,
    values: rows.map(({ onlineRate }) => onlineRate),
  };
  const lit: ChartSeries = {
    name: translate('statistics.lit'),
    tone: 'lamp',
    values: rows.map(({ litRate }) => litRate),
  };
  const series = hasLight ? [lit, online] : [online];
  const range = rateRange(series.flatMap(({ values }) => values).filter(value => value !== null));
  const title = translate(hasLight ? 'statistics.rates.by' : 'statistics.online.by', {
    by,
    from: range[0],
  });
  return {
    id: 'rates',
    width: 'wide',
    title,
    kind: 'line',
    pointHead: head,
    ...failureOf(stat),
    ...drillOf(question, rows),
    data: stat.data && {
      label: title,
      points: pointsOf(rows, question),
      series,
      range,
      unit: '%',
      decimals: 1,
    },
  };
}
