import { useTranslate } from 'react-admin';

import type { ChartSeries } from '../../ui/charts/chart.ts';
import type { Card } from './Card.ts';
import { failureOf } from './CardFailure.tsx';
import { drillOf } from './drill.ts';
import { energyUnit } from './energyUnit.ts';
import { hoursToCome, pointsOf } from './points.ts';
import type { EnergyPoint, Reading, StatPoint } from './readings.ts';
import { useStepWords } from './useStepWords.ts';
import type { Question } from './useQuestion.ts';

interface Sources {
  readonly stat: Reading<StatPoint[]>;
  readonly before: Reading<EnergyPoint[]>;
  /** Whether what was saved stands on what was drawn. */
  readonly isSavedShown?: boolean;
}

/** Energy by night, with the year before it; what is not over is hollow. */
export function useEnergyCard(question: Question, { stat, before, isSavedShown }: Sources): Card {
  const translate = useTranslate();
  const { by, head } = useStepWords(question);
  const rows = stat.data ?? [];
  const past = before.data ?? [];
  const all = [
    ...rows.map(({ energy, saved }) => energy + (isSavedShown ? saved : 0)),
    ...past.map(({ energy }) => energy),
  ];
  const { unit, perUnit, decimals } = energyUnit(all);
  const points = [...pointsOf(rows, question), ...hoursToCome(rows.length, past.length, question)];
  const title = translate('statistics.energy.by', { by, unit });
  const scaled = (energy: number | undefined) => (energy === undefined ? null : energy / perUnit);
  const drawn: ChartSeries = {
    name: translate(isSavedShown ? 'statistics.drawn' : 'statistics.thisYear'),
    tone: 'lamp',
    values: rows.map(({ energy }) => scaled(energy)),
  };
  const saved: ChartSeries = {
    name: translate('statistics.saved'),
    tone: 'series-6',
    dashed: true,
    values: rows.map(each => scaled(each.saved)),
  };
  const lastYear: ChartSeries = {
    name: translate('statistics.lastYear'),
    tone: 'series-6',
    kind: 'line',
    dashed: true,
    values: points.map((_, index) => scaled(past[index]?.energy)),
  };
  return {
    id: 'energy',
    width: 'wide',
    title,
    kind: 'bar',
    pointHead: head,
    open: translate(`statistics.open.${question.period.span.step}`),
    ...failureOf(stat),
    ...drillOf(question, rows),
    data: stat.data && {
      label: title,
      points,
      series: isSavedShown ? [drawn, saved] : [drawn, lastYear],
      stacked: isSavedShown === true,
      unit,
      decimals,
    },
  };
}
