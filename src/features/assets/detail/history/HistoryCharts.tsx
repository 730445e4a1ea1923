import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../../../domain/formatDateTime.ts';
import { useSaveCharts } from '../../../../resources/transfer/useSaveCharts.ts';
import { useLocalizedText } from '../../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import { ChartCard } from '../../../../ui/charts/ChartCard.tsx';
import type { ChartPoint } from '../../../../ui/charts/chartData.ts';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import type { AssetTabProps } from '../Asset.ts';
import type { HistoryPoint } from '../useAssetHistory.ts';
import { sumByHour, buildHistoryChart, getMeasures } from './historyMeasures.ts';
import type { HistorySpanName } from './historySpans.ts';

interface HistoryChartsProps extends AssetTabProps {
  readonly spanName: HistorySpanName;
  readonly history: readonly HistoryPoint[];
  readonly fields: readonly FieldDescriptor[];
}

/** For a year in nights, only sums are meaningful, not single readings. */
const YEAR_SOURCES: readonly string[] = ['energy'];

export const HistoryCharts = ({ asset, spanName, history, fields }: HistoryChartsProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const zone = useSiteZone();
  const saveCharts = useSaveCharts();
  const allMeasures = getMeasures(fields, history);
  const sums = allMeasures.filter(({ field }) => YEAR_SOURCES.includes(field.source));
  const measures = spanName === 'year' && sums.length > 0 ? sums : allMeasures;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,440px),1fr))] gap-16 px-20 pb-24 max-sm:px-16 max-sm:pt-0">
      {measures.map(measure => {
        const { field } = measure;
        const isSum = field.source === 'energy';
        const rows = isSum && spanName === 'day' ? sumByHour(history, zone) : history;
        const visibleMeasure = getMeasures([field], rows)[0] ?? measure;
        const points = rows.map(({ time }) => buildChartPoint(time, spanName, zone));
        const data = buildHistoryChart({
          measure: visibleMeasure,
          name: text(field.label),
          points,
        });
        return (
          <ChartCard
            key={field.source}
            title={data.label}
            kind={isSum ? 'bar' : 'line'}
            pointHeader={translate('asset.time')}
            data={data}
            onExport={(chart, pointHeader) =>
              void saveCharts(
                [asset.name, data.label],
                [{ title: data.label, data: chart, pointHead: pointHeader }],
              )
            }
            height={180}
          />
        );
      })}
    </div>
  );
};

/** Which points have an axis label, by their site time: `MM-DD HH:mm`. */
const isAxisTick: Readonly<Record<HistorySpanName, (clockText: string) => boolean>> = {
  day: clockText => /(?:00|04|08|12|16|20):00$/u.test(clockText),
  week: clockText => clockText.endsWith('00:00'),
  month: clockText => /[16] 00:00$/u.test(clockText),
  year: clockText => clockText.slice(3, 5) === '01',
};

/** Labels a point with its time for a day, else with its date; the table has both. */
function buildChartPoint(
  time: string,
  spanName: HistorySpanName,
  zone: string | undefined,
): ChartPoint {
  const name = (formatDateTime(time, zone) ?? '–').slice(0, 16);
  const clockText = name.slice(5);
  return {
    label: spanName === 'day' ? clockText.slice(6) : clockText.slice(0, 5),
    name,
    isTick: isAxisTick[spanName](clockText),
  };
}
