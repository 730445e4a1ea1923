import { Link } from 'react-router-dom';

import type { ChartTone } from '../../ui/charts/chart.ts';
import { Spark } from '../../ui/charts/Spark.tsx';

export interface Figure {
  readonly name: string;
  /** Absent while it is on its way. */
  readonly value: string | undefined;
  readonly unit?: string;
  /** The list that it counts. */
  readonly to?: string;
  /** What it is compared with. */
  readonly note?: string | undefined;
  readonly spark?: { readonly values: readonly number[]; readonly tone: ChartTone };
}

interface FiguresProps {
  readonly label: string;
  readonly figures: readonly Figure[];
}

/** The few numbers that a person comes for. */
export const Figures = ({ label, figures }: FiguresProps) => (
  <dl className="figures" aria-label={label}>
    {figures.map(({ name, value, unit, to, note, spark }) => (
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
        {spark && <Spark {...spark} />}
      </div>
    ))}
  </dl>
);
