import { Link } from 'react-router-dom';

import type { ChartTone } from '../../ui/charts/chartData.ts';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';

export interface Metric {
  readonly name: string;
  /** Absent while it loads. */
  readonly value: string | undefined;
  readonly unit?: string;
  /** The path of the counted list. */
  readonly to?: string;
  /** The comparison. */
  readonly note?: string | undefined;
  readonly sparkline?: { readonly values: readonly number[]; readonly tone: ChartTone };
}

interface MetricListProps {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

/** The key metrics of a page. */
export const MetricList = ({ label, metrics }: MetricListProps) => (
  <dl className="metrics card wrap" aria-label={label}>
    {metrics.map(({ name, value, unit, to, note, sparkline }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="shrink">
          <b>
            {to !== undefined && value !== undefined ? (
              <Link to={to}>{value}</Link>
            ) : (
              (value ?? '–')
            )}
            {value !== undefined && unit && <small>{unit}</small>}
          </b>
          {note && <span>{note}</span>}
        </dd>
        {sparkline && <Sparkline {...sparkline} />}
      </div>
    ))}
  </dl>
);
