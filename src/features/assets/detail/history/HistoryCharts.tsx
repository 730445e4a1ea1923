import { useTranslate } from 'react-admin';

import { clockTime } from '../../../../domain/clock.ts';
import { formatDateTime } from '../../../../domain/dateTime.ts';
import { offsetAt } from '../../../../domain/zone.ts';
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
export const HistoryCharts = ({ span, history, fields }: HistoryChartsProps) => {
  const translate = useTranslate();
  const text = useText();
  const zone = useSiteZone();
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
            height={180}
          />
        );
      })}
    </div>
  );
};

/** Its time of day on a day, else its date too. */
function pointAt(time: string, span: SpanName, zone: string | undefined): ChartPoint {
  const instant = Date.parse(time);
  const whole = formatDateTime(time, zone) ?? time;
  const offset = offsetAt(instant, zone);
  const date = whole.slice(5, 10);
  return {
    label: span === 'day' ? clockTime(instant, offset) : date,
    name: whole.slice(0, 16),
  };
}
