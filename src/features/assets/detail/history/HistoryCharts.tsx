import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../../../domain/dateTime.ts';
import { useSaveCharts } from '../../../../resources/transfer/saveCharts.ts';
import { useText } from '../../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../../schema/field.ts';
import { ChartCard } from '../../../../ui/charts/ChartCard.tsx';
import type { ChartPoint } from '../../../../ui/charts/chart.ts';
import { useSiteZone } from '../../../../ui/SiteZone.ts';
import type { PartProps } from '../Part.ts';
import type { HistoryPoint } from '../useHistory.ts';
import { byHour, chartOf, measuresIn } from './historyCharts.ts';
import type { SpanName } from './periods.ts';

interface HistoryChartsProps extends PartProps {
  readonly span: SpanName;
  readonly history: readonly HistoryPoint[];
  readonly fields: readonly FieldDescriptor[];
}

/** Of a year in nights only sums say something: what a lamp did at noon is no news. */
const OF_A_YEAR: readonly string[] = ['energy'];

/** A chart for each measure of a device. */
export const HistoryCharts = ({ asset, span, history, fields }: HistoryChartsProps) => {
  const translate = useTranslate();
  const text = useText();
  const zone = useSiteZone();
  const save = useSaveCharts();
  const all = measuresIn(fields, history);
  const sums = all.filter(({ field }) => OF_A_YEAR.includes(field.source));
  const measures = span === 'year' && sums.length > 0 ? sums : all;
  return (
    <div className="asset-charts">
      {measures.map(measure => {
        const { field } = measure;
        const isSum = field.source === 'energy';
        const rows = isSum && span === 'day' ? byHour(history) : history;
        const shown = measuresIn([field], rows)[0] ?? measure;
        const points = rows.map(({ time }) => pointAt(time, span, zone));
        const data = chartOf({ measure: shown, name: text(field.label), points });
        return (
          <ChartCard
            key={field.source}
            title={data.label}
            kind={isSum ? 'bar' : 'line'}
            pointHead={translate('asset.time')}
            data={data}
            onExport={(chart, pointHead) =>
              void save([asset.name, data.label], [{ title: data.label, data: chart, pointHead }])
            }
            height={180}
          />
        );
      })}
    </div>
  );
};

/** Which points the axis names, by what a clock of the site shows: `MM-DD HH:mm`. */
const isTickOf: Readonly<Record<SpanName, (clock: string) => boolean>> = {
  day: clock => /(?:00|04|08|12|16|20):00$/u.test(clock),
  week: clock => clock.endsWith('00:00'),
  month: clock => /[16] 00:00$/u.test(clock),
  year: clock => clock.slice(3, 5) === '01',
};

/** Its time of day on a day, else its date; both in the table. */
function pointAt(time: string, span: SpanName, zone: string | undefined): ChartPoint {
  const name = (formatDateTime(time, zone) ?? time).slice(0, 16);
  const clock = name.slice(5);
  return {
    label: span === 'day' ? clock.slice(6) : clock.slice(0, 5),
    name,
    isTick: isTickOf[span](clock),
  };
}
