import { useTranslate } from 'react-admin';

import { useAmount } from '../../ui/charts/useAmount.ts';
import { energyUnit } from './energyUnit.ts';
import type { Figure } from './Figures.tsx';
import { meanOf, sumOf } from './points.ts';
import type { EnergyPoint, Reading, StatPoint } from './readings.ts';
import { useDelta } from './useDelta.ts';
import type { Question } from './useQuestion.ts';

interface Sources {
  readonly stat: Reading<StatPoint[]>;
  readonly statBefore: Reading<StatPoint[]>;
  readonly lastYear: Reading<EnergyPoint[]>;
}

const NOTHING = { label: '', points: [], series: [] };

/** The figures of a time: how much burned as planned, how much was within reach, what was drawn and what was saved. */
export function useTimeFigures(question: Question, { stat, statBefore, lastYear }: Sources) {
  const translate = useTranslate();
  const delta = useDelta();
  const percent = useAmount({ ...NOTHING, decimals: 1 });
  const rows = stat.data;
  const rate = (key: 'litRate' | 'onlineRate', name: string, tone: 'lamp' | 'series-1'): Figure => {
    const mean = rows && meanOf(rows.map(row => row[key]));
    const before = statBefore.data && meanOf(statBefore.data.map(row => row[key]));
    return {
      name,
      value: mean === undefined ? undefined : percent.plain(mean),
      unit: '%',
      note: delta.points(mean, before),
      spark: { values: rows?.map(row => row[key]) ?? [], tone },
    };
  };
  // What is not over cannot be compared with what is.
  const closed = (rows ?? []).slice(0, question.period.isNow ? -1 : undefined);
  const total = rows && sumOf(rows.map(({ energy }) => energy));
  const scale = energyUnit(total === undefined ? [] : [total]);
  const energies = useAmount({ ...NOTHING, decimals: scale.decimals });
  const energy: Figure = {
    name: translate('statistics.energy'),
    value: total === undefined ? undefined : energies.plain(total / scale.perUnit),
    unit: scale.unit,
    note:
      lastYear.data &&
      delta.percent(
        sumOf(closed.map(row => row.energy)),
        sumOf(lastYear.data.slice(0, closed.length).map(row => row.energy)),
      ),
    spark: { values: closed.map(row => row.energy), tone: 'lamp' },
  };
  const saved: Figure = {
    name: translate('statistics.saved'),
    value: rows && energies.plain(sumOf(rows.map(row => row.saved)) / scale.perUnit),
    unit: scale.unit,
    note: translate('statistics.saved.note'),
    spark: { values: closed.map(row => row.saved), tone: 'series-6' },
  };
  const faults: Figure = {
    name: translate('statistics.newFaults'),
    value: rows && energies.tick(sumOf(rows.map(row => row.faults))),
    spark: { values: closed.map(row => row.faults), tone: 'fault' },
  };
  return {
    lit: rate('litRate', translate('statistics.lit'), 'lamp'),
    online: rate('onlineRate', translate('statistics.online'), 'series-1'),
    energy,
    saved,
    faults,
  };
}
