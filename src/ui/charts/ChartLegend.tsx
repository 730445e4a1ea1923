import './charts.css';

import { useTranslate } from 'react-admin';

import type { ChartSeries } from './chartData.ts';
import { LegendSymbol, HollowLegendSymbol } from './LegendSymbol.tsx';

interface ChartLegendProps {
  readonly series: readonly ChartSeries[];
  readonly kind: 'line' | 'bar';
  /** The legend of an incomplete step, if there is one. */
  readonly incompleteLabel?: string | undefined;
}

/** The legend of a chart's bars and lines. */
export const ChartLegend = ({ series, kind, incompleteLabel }: ChartLegendProps) => {
  const translate = useTranslate();
  if (series.length < 2 && !incompleteLabel) return null;
  const [first] = series;
  return (
    <ul className="chart-legend text-2 wrap type-12" aria-label={translate('chart.legend')}>
      {series.map(each => (
        <li key={each.name}>
          <LegendSymbol {...each} kind={each.kind ?? kind} />
          {each.name}
        </li>
      ))}
      {incompleteLabel && first && (
        <li>
          <svg width="18" height="12" aria-hidden="true">
            <HollowLegendSymbol tone={first.tone} />
          </svg>
          {incompleteLabel}
        </li>
      )}
    </ul>
  );
};
