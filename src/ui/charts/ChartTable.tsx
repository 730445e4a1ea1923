import './charts.css';

import type { ChartData } from './chartData.ts';
import { formatColumnHeader } from './formatColumnHeader.ts';
import { useValueFormats } from './useValueFormats.ts';

interface ChartTableProps extends ChartData {
  /** The column header of the points: Night, Hour, Domain. */
  readonly pointHeader: string;
}

export const ChartTable = ({ pointHeader, ...data }: ChartTableProps) => {
  const { formatPlain, getUnit } = useValueFormats(data);
  const { label, points, series } = data;
  return (
    <table className="chart-table plain-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{pointHeader}</th>
          {series.map(each => (
            <th key={each.name} scope="col" className="chart-number">
              {formatColumnHeader(each.name, getUnit(each))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map(({ label: shortLabel, name = shortLabel }, index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            {series.map(each => (
              <td key={each.name} className="chart-number">
                {formatPlain(each.values[index], each)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
