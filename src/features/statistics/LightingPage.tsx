import { useTranslate } from 'react-admin';

import type { Text } from '../../schema/text.ts';
import { useFigures } from '../../ui/useFigures.ts';
import { useAmount } from '../../ui/charts/useAmount.ts';
import type { Figure } from './Figures.tsx';
import { activeFaultsPath } from './listPaths.ts';
import { shareOf, sumOf } from './points.ts';
import { newestOf } from './readAt.ts';
import { useCounts, useEnergyBefore, useOpenFaults, useStat, useStatBefore } from './readings.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { useDomainsCard } from './useDomainsCard.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { useFaultHoursCard } from './useFaultHoursCard.tsx';
import { FAULT_KINDS, useFaultKindsCard } from './useFaultKindsCard.tsx';
import { useFaultsCard } from './useFaultsCard.tsx';
import { useQuestion } from './useQuestion.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useTimeFigures } from './useTimeFigures.ts';

/** /smartLight/statistics: how the lights of the city did, and where they did not. @see MON-06 */
export default function LightingPage({ title }: { readonly title: Text }) {
  const translate = useTranslate();
  const figures = useFigures();
  const percent = useAmount({ label: '', points: [], series: [], decimals: 1 });
  const question = useQuestion();
  const stat = useStat(question);
  const statBefore = useStatBefore(question);
  const lastYear = useEnergyBefore(question);
  const counts = useCounts(question);
  const [hours, faults] = [useFaultHoursCard(question), useFaultsCard(question, stat)];
  const times = useTimeFigures(question, { stat, statBefore, lastYear });
  const open = useOpenFaults(question, FAULT_KINDS);
  const kinds = useFaultKindsCard(question, open);
  const total = counts.data && sumOf(counts.data.map(each => each.total));
  const inFault = counts.data && sumOf(counts.data.map(each => each.fault));
  const openFaults: Figure = {
    name: translate('statistics.openFaults'),
    value: open.data && figures(open.data.total),
    to: activeFaultsPath(question),
    note:
      inFault === undefined || total === undefined
        ? undefined
        : translate('statistics.inFault.note', {
            smart_count: inFault,
            fault: figures(inFault),
            rate: percent.plain(shareOf(inFault, total) ?? 0),
          }),
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
