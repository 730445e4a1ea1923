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
    <ul
      className="type-12 flex flex-wrap gap-x-14 gap-y-2 text-2 max-sm:order-1 max-sm:basis-full [&_li]:flex [&_li]:items-center [&_li]:gap-5 [&_li]:whitespace-nowrap"
      aria-label={translate('chart.legend')}
    >
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
