import { useTranslate } from 'react-admin';

import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import { BarList } from './BarList.tsx';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getCardError } from './StatisticsCardError.tsx';
import { getEnumChoices } from './getEnumChoices.ts';
import { getActiveFaultsPath } from './listPaths.ts';
import { getSum } from './chartPoints.ts';
import { type ActiveFaultCounts, type StatisticsQueryResult } from './statisticsQueries.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

/** Every fault kind of the document. */
const FAULT_KIND_CHOICES = getEnumChoices('faults', 'type');

export const FAULT_KINDS: readonly string[] = FAULT_KIND_CHOICES.map(({ value }) => String(value));

/** Returns the card of active faults by kind, the most frequent first. */
export function useFaultKindsCard(
  filter: StatisticsFilter,
  activeFaultsResult: StatisticsQueryResult<ActiveFaultCounts>,
  model?: string,
): StatisticsCard {
  const translate = useTranslate();
  const routes = useResourceRoutes();
  const text = useLocalizedText();
  const title = translate('statistics.openFaults.by');
  const namedKinds = FAULT_KIND_CHOICES.map(({ value, label }, index) => ({
    code: String(value),
    name: text(label),
    count: activeFaultsResult.data?.byKind[index] ?? 0,
  }));
  // Active faults include kinds that the document lacks.
  const otherKinds = {
    code: undefined,
    name: translate('statistics.otherKinds'),
    count: (activeFaultsResult.data?.total ?? 0) - getSum(activeFaultsResult.data?.byKind ?? []),
  };
  const kinds = [...namedKinds, otherKinds]
    .filter(({ count }) => count > 0)
    .toSorted((first, second) => second.count - first.count);
  return {
    id: 'kinds',
    width: 'narrow',
    title,
    kind: 'bar',
    pointHeader: translate('statistics.head.kind'),
    emptyLabel: translate('statistics.openFaults.none'),
    ...getCardError(activeFaultsResult),
    data: activeFaultsResult.data && {
      label: title,
      points: kinds.map(({ name }) => ({ label: name })),
      series: [
        {
          name: translate('statistics.openFaults'),
          tone: 'fault',
          values: kinds.map(({ count }) => count),
        },
      ],
    },
    customChart: (
      <BarList
        label={title}
        bars={kinds.map(({ code, name, count }) => ({
          key: code ?? '',
          name,
          parts: [{ tone: 'fault', value: count }],
          ...(code !== undefined &&
            routes.canOpen({ name: 'faults' }) && {
              to: getActiveFaultsPath(routes, filter, model, code),
            }),
        }))}
      />
    ),
  };
}
