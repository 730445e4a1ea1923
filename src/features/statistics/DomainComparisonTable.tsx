import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';
import { useValueFormats } from '../../ui/charts/useValueFormats.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { getRateRange } from './chartPoints.ts';
import type { DomainComparisonRow } from './statisticsRows.ts';
import { getDevicesPath } from './listPaths.ts';
import type { StatisticsFilter } from './useStatisticsFilter.ts';

interface DomainComparisonTableProps {
  readonly label: string;
  readonly rows: readonly DomainComparisonRow[];
  readonly rateName: string;
  readonly filter: StatisticsFilter;
  readonly model: string | undefined;
}

/** Compares domains: a dot shows the rate of each on a common scale. */
export const DomainComparisonTable = ({
  label,
  rows,
  rateName,
  filter,
  model,
}: DomainComparisonTableProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const { formatWithUnit } = useValueFormats({
    label,
    points: [],
    series: [],
    unit: '%',
    decimals: 1,
  });
  const rates = rows.flatMap(({ rate }) => (rate === undefined ? [] : [rate]));
  const [from] = getRateRange(rates);
  return (
    <div className="domain-rows touch-links -mx-16 -mb-14 max-h-372 overflow-auto [&_a]:text-1 [&_a:hover]:text-accent">
      <table className="chart-table plain-table" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{translate('statistics.head.domain')}</th>
            <th scope="col" className="chart-number">
              {translate('statistics.devices')}
            </th>
            <th scope="col">{translate('statistics.scale', { name: rateName, from })}</th>
            <th scope="col" className="chart-number">
              {translate('statistics.inFault')}
            </th>
            <th scope="col" className="chart-number">
              {translate('statistics.state.offline')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ domainId, name, total, rate, fault, offline }) => (
            <tr key={domainId ?? ''}>
              <th scope="row">
                {domainId === undefined ? (
                  name
                ) : (
                  <Link to={`?${getDomainQuery(filter, domainId)}`}>{name}</Link>
                )}
              </th>
              <td className="chart-number">{formatNumber(total)}</td>
              <td>
                <span className="inline-row gap-8 max-sm:[&_svg]:hidden [&>span]:min-w-52">
                  <span>{formatWithUnit(rate)}</span>
                  {rate !== undefined && <RateMarker share={(rate - from) / (100 - from)} />}
                </span>
              </td>
              <td className="chart-number">
                <span className="inline-row gap-6">
                  {fault > 0 && <StateGlyph state="fault" size={12} />}
                  <DeviceCountLink domainId={domainId} state="fault" model={model} count={fault} />
                </span>
              </td>
              <td className="chart-number">
                <DeviceCountLink
                  domainId={domainId}
                  state="offline"
                  model={model}
                  count={offline}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

interface DeviceCountLinkProps {
  readonly domainId: string | undefined;
  readonly state: 'fault' | 'offline';
  readonly model: string | undefined;
  readonly count: number;
}

/** The number of devices of a domain in a state, with a link to their list. */
const DeviceCountLink = ({ domainId, state, model, count }: DeviceCountLinkProps) => {
  const formatNumber = useFormatNumber();
  const routes = useResourceRoutes();
  if (domainId === undefined || count === 0 || !routes.canOpen({ name: 'assets' }))
    return formatNumber(count);
  return <Link to={getDevicesPath(routes, { domainId }, state, model)}>{formatNumber(count)}</Link>;
};

/** Returns the query for the same period in another domain. */
function getDomainQuery({ searchParams }: StatisticsFilter, domainId: string): string {
  const nextParams = new URLSearchParams(searchParams);
  nextParams.set('domain', domainId);
  return nextParams.toString();
}

const SCALE_WIDTH_PX = 160;
const SCALE_INSET_PX = 6;

/** The position of a rate on the scale. */
const RateMarker = ({ share }: { readonly share: number }) => {
  const toX = (fraction: number) =>
    SCALE_INSET_PX + fraction * (SCALE_WIDTH_PX - 2 * SCALE_INSET_PX);
  return (
    <svg width={SCALE_WIDTH_PX} height="14" aria-hidden="true">
      <path d={`M${toX(0)} 7H${toX(1)}`} stroke="var(--line-2)" />
      {[0, 0.25, 0.5, 0.75, 1].map(fraction => (
        <path key={fraction} d={`M${toX(fraction)} 4v6`} stroke="var(--line-2)" />
      ))}
      <circle
        cx={toX(Math.min(1, Math.max(0, share)))}
        cy="7"
        r="5"
        fill="var(--series-1)"
        stroke="var(--surface)"
        strokeWidth="1.5"
      />
    </svg>
  );
};
