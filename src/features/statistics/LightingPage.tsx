import { useTranslate } from 'react-admin';

import type { Text } from '../../schema/text.ts';
import { useFigures } from '../../ui/useFigures.ts';
import type { Figure } from './Figures.tsx';
import { shareOf, sumOf } from './points.ts';
import { newestOf } from './readAt.ts';
import { useCounts, useEnergyBefore, useStat, useStatBefore } from './readings.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { useDomainsCard } from './useDomainsCard.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { useFaultHoursCard } from './useFaultHoursCard.tsx';
import { useFaultKindsCard } from './useFaultKindsCard.tsx';
import { useFaultsCard } from './useFaultsCard.tsx';
import { useQuestion } from './useQuestion.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useTimeFigures } from './useTimeFigures.ts';

/** /smartLight/statistics: how the lights of the city did, and where they did not. @see MON-06 */
export default function LightingPage({ title }: { readonly title: Text }) {
  const translate = useTranslate();
  const figures = useFigures();
  const question = useQuestion();
  const stat = useStat(question);
  const statBefore = useStatBefore(question);
  const lastYear = useEnergyBefore(question);
  const counts = useCounts(question);
  const [hours, faults] = [useFaultHoursCard(question), useFaultsCard(question, stat)];
  const times = useTimeFigures(question, { stat, statBefore, lastYear });
  const kinds = useFaultKindsCard(question);
  const open = kinds.data?.series[0]?.values.map(value => value ?? 0);
  const total = sumOf(counts.data?.map(each => each.total) ?? []);
  const broken = sumOf(counts.data?.map(each => each.fault) ?? []);
  const openFaults: Figure = {
    name: translate('statistics.openFaults'),
    value: open && figures(sumOf(open)),
    note:
      counts.data &&
      translate('statistics.faultRate.note', { rate: (shareOf(broken, total) ?? 0).toFixed(1) }),
    spark: { values: stat.data?.map(({ faults }) => faults) ?? [], tone: 'fault' },
  };
  return (
    <StatisticsPage
      title={title}
      question={question}
      figures={[times.lit, times.energy, openFaults, times.online]}
      cards={[
        useEnergyCard(question, { stat, before: lastYear }),
        question.period.span.step === 'hour' ? faults : hours,
        useDomainsCard(question, { hasLight: true }),
        kinds,
        { ...useRatesCard(question, stat), width: 'full' },
      ]}
      readAt={newestOf([stat, counts])}
    />
  );
}
