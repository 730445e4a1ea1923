import './charts.css';

import { useTranslate } from 'react-admin';

import type { ChartSeries } from './chart.ts';
import { ChartKey, HollowMark } from './ChartKey.tsx';

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly kind: 'line' | 'bar';
  /** What the hollow bar or dot is, where there is one. */
  readonly open?: string | undefined;
}

/** What the bars and lines of a chart stand for. */
export const ChartLegend = ({ series, kind, open }: ChartLegendProps) => {
  const translate = useTranslate();
  if (series.length < 2 && !open) return null;
  const [first] = series;
  return (
    <ul className="chart-legend" aria-label={translate('chart.legend')}>
      {series.map(each => (
        <li key={each.name}>
          <ChartKey {...each} kind={each.kind ?? kind} />
          {each.name}
        </li>
      ))}
      {open && first && (
        <li>
          <svg width="18" height="12" aria-hidden="true">
            <HollowMark tone={first.tone} />
          </svg>
          {open}
        </li>
      )}
    </ul>
  );
};
