import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import { buildMatchCondition } from '../../../data/buildMatchCondition.ts';
import { calls } from '../../../data/calls.ts';
import { useNow } from '../../../data/useNow.ts';
import { withLazyMessages } from '../../../i18n/lazyMessages.ts';
import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { alerts } from '../../../generated/core/resources.ts';
import { QueryError } from '../../../resources/failures/QueryError.tsx';
import { omitKey } from '../../../resources/conditions/omitKey.ts';
import type { FilterValues } from '../../../schema/filter.ts';
import { isObject } from '../../../schema/isObject.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { LazyBoundary } from '../../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import {
  type AlertPoint,
  findRange,
  getCutMaximum,
  getPeriodSpan,
  getRange,
  PERIOD_NAMES,
  type PeriodName,
} from './alertSeries.ts';

const ChartCard = lazyComponent(
  withLazyMessages(async () => (await import('../../../ui/charts/ChartCard.tsx')).ChartCard),
  { isOptional: true },
);

const CHART_HEIGHT_PX = 150;
/** A phone has neither a pointer nor keys. */
const TOUCH_MEDIA = '(hover: none), (max-width: 599.95px)';
const LEVELS = ['critical', 'major', 'minor', 'info'] as const;

/**
 * The alerts that match the filter of the list, in a period by the hour and by level. A range of it, dragged or chosen
 * with keys, filters the list by time: that filter alone does not apply to the chart, which highlights it.
 */
export const AlertsByHour = () => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const formatNumber = useFormatNumber();
  const [period, setPeriod] = useState<PeriodName>('day');
  const list = useListContext();
  const filterValues = list.filterValues as FilterValues;
  const setFilters = (values: FilterValues) => list.setFilters(values);
  const span = getPeriodSpan(period, useNow(), zone);
  const others = omitKey(filterValues, 'update_time');
  const { data, error, refetch } = useQuery({
    queryKey: ['alerts', 'statistics', span, others],
    queryFn: async ({ signal }) => {
      const { where, branchId: domainId } = await buildMatchCondition(alerts, others);
      const query = { ...span, where, ...(domainId !== undefined && { domainId }) };
      return calls.core.getAlertStatistics({ query, signal });
    },
    placeholderData: keepPreviousData,
  });
  const points = data ?? [];
  const totals = points.map(getTotal);
  const cutMaximum = getCutMaximum(totals);
  const peak = points[totals.indexOf(Math.max(...totals))];
  const selected = findRange(points, readTimeRange(filterValues), zone);
  const select = (range: readonly [number, number]) => {
    const between = getRange(points, range, span.to, zone);
    if (between) setFilters({ ...others, update_time: { between } });
  };
  const isTouch = useMediaQuery(TOUCH_MEDIA, { noSsr: true });
  const title = translate(`alerts.chart.${span.step}`);
  return (
    <div className="stack gap-8 px-20 py-12 max-sm:px-13 max-sm:py-8">
      <div className="cluster gap-8">
        <SegmentedControl
          label={translate('alerts.chart.period')}
          value={period}
          options={PERIOD_NAMES.map(name => ({
            name,
            label: translate(`alerts.chart.period.${name}`),
          }))}
          onChange={setPeriod}
        />
        <span className="type-12 text-3">
          {translate(isTouch ? 'alerts.chart.hint.touch' : 'alerts.chart.hint')}
        </span>
        {selected && (
          <ActionButton size="small" onClick={() => setFilters(others)}>
            {translate('alerts.chart.clear')}
          </ActionButton>
        )}
      </div>
      <LazyBoundary fallback={<div style={{ minHeight: CHART_HEIGHT_PX }} />}>
        <ChartCard
          title={title}
          kind="bar"
          height={CHART_HEIGHT_PX}
          pointHeader={translate(`alerts.chart.head.${span.step}`)}
          incompleteLabel={translate(`alerts.chart.open.${span.step}`)}
          data={
            data && {
              ...toChartData(data, title, formatPoint(zone, period), translate),
              ...(cutMaximum !== undefined && { range: [0, cutMaximum] }),
            }
          }
          note={
            peak &&
            cutMaximum !== undefined &&
            translate('alerts.chart.cut', {
              time: formatPoint(zone, period)(peak.time).name,
              count: formatNumber(getTotal(peak)),
              maximum: formatNumber(cutMaximum),
            })
          }
          selectedRange={selected}
          onRangeSelect={select}
          {...(error && {
            failure: <QueryError error={error} title={title} onRetry={refetch} />,
          })}
        />
      </LazyBoundary>
    </div>
  );
};

const getTotal = (point: AlertPoint): number =>
  LEVELS.reduce((sum, level) => sum + point[level], 0);

/** Returns the labels of a point: on the axis, and in full. */
const formatPoint =
  (zone: ReturnType<typeof useSiteZone>, period: PeriodName) => (time: string) => {
    const text = formatDateTime(time, zone) ?? '';
    const [date = '', clock = ''] = text.split(' ');
    return {
      label: period === 'day' ? clock.slice(0, 5) : date.slice(5).replace('-', '/'),
      name: `${date.replaceAll('-', '/')} ${clock.slice(0, 5)}`,
      ...(period === 'week' && { isTick: clock.startsWith('00:') }),
    };
  };

const toChartData = (
  points: readonly AlertPoint[],
  label: string,
  format: ReturnType<typeof formatPoint>,
  translate: (key: string) => string,
) => ({
  label,
  // The last one has started, and continues.
  points: points.map(({ time }, index) => ({
    ...format(time),
    isOpen: index === points.length - 1,
  })),
  series: LEVELS.map(level => ({
    name: translate(`alerts.level.${level}`),
    tone: level,
    values: points.map(point => point[level]),
  })),
  isStacked: true,
});

/** The time filter of the list, where it is a range. */
function readTimeRange({ update_time: time }: FilterValues): readonly [string, string] | undefined {
  const between = isObject(time) ? time['between'] : undefined;
  if (!Array.isArray(between) || between.length !== 2) return undefined;
  const [from, to] = between as readonly unknown[];
  return typeof from === 'string' && typeof to === 'string' ? [from, to] : undefined;
}
