import './charts.css';

import type { ChartData } from './chart.ts';
import { headOf } from './headOf.ts';
import { useAmount } from './useAmount.ts';

interface ChartTableProps extends ChartData {
  /** What the points are: Night, Hour, Domain. */
  readonly pointHead: string;
}

/** What a chart shows, as a table. */
export const ChartTable = ({ pointHead, ...data }: ChartTableProps) => {
  const { plain, unitOf } = useAmount(data);
  const { label, points, series } = data;
  return (
    <table className="chart-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{pointHead}</th>
          {series.map(each => (
            <th key={each.name} scope="col" className="chart-number">
              {headOf(each.name, unitOf(each))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label: short, name = short }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {series.map(each => (
              <td key={each.name} className="chart-number">
                {plain(each.values[index], each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
