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
  /** The comparison; its line is reserved while it is undefined. */
  readonly note?: string | undefined;
  readonly sparkline?: { readonly values: readonly number[]; readonly tone: ChartTone };
}

const NO_BREAK_SPACE = '\u{A0}';

interface MetricListProps {
  readonly label: string;
  readonly metrics: readonly Metric[];
}

/** The key metrics of a page. */
export const MetricList = ({ label, metrics }: MetricListProps) => (
  <dl
    className="metrics card mx-20 mt-4 mb-16 flex flex-wrap max-sm:mx-16 max-sm:mt-4 max-sm:mb-16 print:mx-0 print:mt-4 print:mb-10 print:break-inside-avoid"
    aria-label={label}
  >
    {metrics.map(({ name, value, unit, to, sparkline, ...optional }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd className="min-w-0">
          <b>
            {to !== undefined && value !== undefined ? (
              <Link to={to}>{value}</Link>
            ) : (
              (value ?? '–')
            )}
            {value !== undefined && unit && <small>{unit}</small>}
          </b>
          {'note' in optional && <span>{optional.note ?? NO_BREAK_SPACE}</span>}
        </dd>
        {sparkline && <Sparkline {...sparkline} />}
      </div>
    ))}
  </dl>
);
