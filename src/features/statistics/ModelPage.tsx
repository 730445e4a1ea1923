import { useTranslate } from 'react-admin';

import { useLocalizedText } from '../../resources/descriptor/useLocalizedText.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import type { StatisticsCard } from './StatisticsCard.ts';
import { getEnumChoices } from './getEnumChoices.ts';
import type { Metric } from './MetricList.tsx';
import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import { getDevicesPath } from './listPaths.ts';
import { getPercentage, getSum } from './chartPoints.ts';
import { getLatestUpdate } from './getLatestUpdate.ts';
import {
  useModelCountsReport,
  useLastYearEnergy,
  useActiveFaultCounts,
  useStatReport,
  usePreviousStatReport,
} from './statisticsQueries.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { getOnlineRate, useDomainsCard } from './useDomainsCard.tsx';
import { useEnergyCard } from './useEnergyCard.tsx';
import { FAULT_KINDS, useFaultKindsCard } from './useFaultKindsCard.tsx';
import { useFaultsCard } from './useFaultsCard.tsx';
import { useStatisticsFilter } from './useStatisticsFilter.ts';
import { useRatesCard } from './useRatesCard.tsx';
import { useStatesCard } from './useStatesCard.tsx';
import { useTimeMetrics } from './useTimeMetrics.ts';

interface ModelPageProps {
  readonly title: LocalizedText;
  readonly model?: string;
}

/** Models with a lit rate; other models have none. A lamp reports through its controller. */
const LIGHT_MODELS = ['ssslc', 'lc', 'smartlight'];

const DOCUMENT_MODELS = getEnumChoices('assets', 'model').map(({ value }) => String(value));

const NO_DEVICES = { total: 0, normal: 0, fault: 0, offline: 0, unknown: 0 };

/** /assetManage/statistics/{model}: the devices of one model by state, domain and time. @see ASSET-09 */
export default function ModelPage({ title, model: model = '' }: ModelPageProps) {
  return DOCUMENT_MODELS.includes(model) ? (
    <ModelStatistics title={title} model={model} />
  ) : (
    <UnknownModel title={title} />
  );
}

/** The page of a URL whose model the document does not define. */
const UnknownModel = ({ title }: { readonly title: LocalizedText }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  return (
    <Page title={text(title)}>
      <EmptyState
        kind="nothing"
        title={translate('statistics.noModel')}
        hint={translate('statistics.noModel.hint')}
        action={
          <ActionButton to="/assetManage/statistics">{translate('statistics.models')}</ActionButton>
        }
      />
    </Page>
  );
};

interface ModelStatisticsProps {
  readonly title: LocalizedText;
  readonly model: string;
}

const ModelStatistics = ({ title, model }: ModelStatisticsProps) => {
  const filter = useStatisticsFilter();
  const routes = useResourceRoutes();
  const hasLight = LIGHT_MODELS.includes(model);
  const statResult = useStatReport(filter, model);
  const previousStatResult = usePreviousStatReport(filter, model);
  const lastYearResult = useLastYearEnergy(filter, model);
  const countsResult = useModelCountsReport(filter, model);
  const currentCounts = countsResult.data && (countsResult.data[0] ?? NO_DEVICES);
  const timeMetrics = useTimeMetrics(filter, { statResult, previousStatResult, lastYearResult });
  const energyCard = useEnergyCard(filter, { statResult, lastYearResult });
  // Until it is known, the layout reserves its space.
  const hasEnergy = !statResult.data || getSum(statResult.data.map(each => each.energy)) > 0;
  const cards: readonly StatisticsCard[] = [
    { ...useFaultsCard(filter, statResult), width: 'wide' },
    useStatesCard(countsResult, currentCounts, state =>
      getDevicesPath(routes, filter, state, model),
    ),
    useDomainsCard(filter, { model, hasLight }),
    useFaultKindsCard(filter, useActiveFaultCounts(filter, FAULT_KINDS, model), model),
    { ...useRatesCard(filter, statResult, { hasLight }), width: hasEnergy ? 'half' : 'full' },
    { ...energyCard, width: 'half' },
  ];
  return (
    <StatisticsPage
      title={title}
      filter={filter}
      metrics={[
        ...useCurrentMetrics(currentCounts),
        hasLight ? timeMetrics.lit : timeMetrics.faults,
        ...(hasEnergy ? [timeMetrics.energy] : []),
      ]}
      cards={hasEnergy ? cards : cards.filter(({ id }) => id !== energyCard.id)}
      updatedAt={getLatestUpdate([statResult, countsResult])}
    />
  );
};

/** Returns the current number of devices, of online ones, and of faulty ones. */
function useCurrentMetrics(currentCounts: typeof NO_DEVICES | undefined): readonly Metric[] {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { formatPlain } = useValueFormats({ label: '', points: [], series: [], decimals: 1 });
  const formatRate = (share: number | undefined) => currentCounts && formatPlain(share);
  return [
    {
      name: translate('statistics.devices'),
      value: currentCounts && formatNumber(currentCounts.total),
    },
    {
      name: translate('statistics.onlineRate'),
      value: formatRate(currentCounts && getOnlineRate(currentCounts)),
      unit: '%',
      note:
        currentCounts &&
        translate('statistics.onlineRate.note', {
          offline: formatNumber(currentCounts.offline + currentCounts.unknown),
        }),
    },
    {
      name: translate('statistics.faultRate'),
      value: formatRate(currentCounts && getPercentage(currentCounts.fault, currentCounts.total)),
      unit: '%',
      note:
        currentCounts &&
        translate('statistics.faultRate.count', { fault: formatNumber(currentCounts.fault) }),
    },
  ];
}
