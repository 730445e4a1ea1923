import { useTranslate } from 'react-admin';

import type { LocalizedText } from '../../schema/localizedText.ts';
import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { getPercentage, getSum } from './chartPoints.ts';
import { chooseSizeUnit } from './chooseSizeUnit.ts';
import { getLatestUpdate } from './getLatestUpdate.ts';
import type { Metric } from './MetricList.tsx';
import { useFileTypesCard, useProjectHoursCard } from './publishingBarCards.tsx';
import { useDeliveriesCard, usePlayedHoursCard, useStorageCard } from './publishingTimeCards.ts';
import { StatisticsPage } from './StatisticsPage.tsx';
import { type PublishingReport, usePublishingReport } from './usePublishingReport.ts';
import { useStatisticsFilter } from './useStatisticsFilter.ts';

/** /mediaPublish/statistics: what was published to players, what waits, what they played, and the library. @see MON-06 */
export default function PublishingPage({ title }: { readonly title: LocalizedText }) {
  const filter = useStatisticsFilter();
  const report = usePublishingReport(filter);
  return (
    <StatisticsPage
      title={title}
      filter={filter}
      metrics={useMetrics(report.data)}
      cards={[
        useDeliveriesCard(filter, report),
        useProjectHoursCard(report),
        usePlayedHoursCard(filter, report),
        useFileTypesCard(report),
        { ...useStorageCard(filter, report), width: 'full' },
      ]}
      updatedAt={getLatestUpdate([report])}
    />
  );
}

const EMPTY_CHART = { label: '', points: [], series: [] };

function useMetrics(report: PublishingReport | undefined): readonly Metric[] {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const size = chooseSizeUnit(report ? [report.size] : []);
  const sizeFormats = useValueFormats({ ...EMPTY_CHART, decimals: size.decimals });
  const wholeFormats = useValueFormats({ ...EMPTY_CHART, decimals: 0 });
  const steps = report?.steps ?? [];
  const failed = getSum(steps.map(step => step.failed));
  const rate = report && getPercentage(report.online, report.players);
  return [
    {
      name: translate('statistics.delivered'),
      value: report && formatNumber(getSum(steps.map(step => step.delivered))),
      note: report && translate('statistics.delivered.failed', { failed: formatNumber(failed) }),
      sparkline: { values: steps.map(({ delivered }) => delivered), tone: 'series-1' },
    },
    {
      name: translate('statistics.waitingNow'),
      value: report && formatNumber(report.pending),
      note: report && translate('statistics.waitingNow.note'),
    },
    {
      name: translate('statistics.played'),
      value: report && wholeFormats.formatPlain(getSum(steps.map(({ hours }) => hours))),
      unit: 'h',
      sparkline: { values: steps.map(({ hours }) => hours), tone: 'series-1' },
    },
    {
      name: translate('statistics.playersOnline'),
      value: rate === undefined ? undefined : wholeFormats.formatPlain(rate),
      unit: '%',
      note:
        report &&
        translate('statistics.playersOnline.note', {
          online: formatNumber(report.online),
          players: formatNumber(report.players),
        }),
    },
    {
      name: translate('statistics.storage'),
      value: report && sizeFormats.formatPlain(report.size / size.bytesPerUnit),
      unit: size.unit,
      note: report && translate('statistics.files.count', { smart_count: report.files }),
    },
  ];
}
