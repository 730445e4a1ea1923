import { Link } from 'react-router-dom';

import type { ChartTone } from '../../ui/charts/chartData.ts';
import { Sparkline } from '../../ui/charts/Sparkline.tsx';

export interface Metric {
  readonly name: string;
  /** Absent while it is on its way. */
  readonly value: string | undefined;
  readonly unit?: string;
  /** The list that it counts. */
  readonly to?: string;
  /** What it is compared with. */
  readonly note?: string | undefined;
  readonly sparkline?: { readonly values: readonly number[]; readonly tone: ChartTone };
}

interface MetricListProps {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

/** The few numbers that a person comes for. */
export const MetricList = ({ label, metrics }: MetricListProps) => (
  <dl className="figures" aria-label={label}>
    {metrics.map(({ name, value, unit, to, note, sparkline }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
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
