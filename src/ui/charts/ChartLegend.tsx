import './charts.css';

import { useTranslate } from 'react-admin';

import type { ChartSeries } from './chart.ts';

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
          <Key {...each} kind={each.kind ?? kind} />
          {each.name}
        </li>
      ))}
      {open && first && (
        <li>
          <svg width="12" height="12" aria-hidden="true">
            <rect
              x="1.5"
              y="1.5"
              width="9"
              height="9"
              rx="2"
              fill={`var(--${first.tone})`}
              fillOpacity=".35"
              stroke={edgeOf(first)}
              strokeDasharray="3 2"
            />
          </svg>
          {open}
        </li>
      )}
    </ul>
  );
};

const Key = ({ kind, tone, dashed }: ChartSeries & { readonly kind: 'line' | 'bar' }) =>
  kind === 'bar' ? (
    <svg width="12" height="12" aria-hidden="true">
      <rect x="1" y="1" width="10" height="10" rx="2" fill={`var(--${tone})`} />
    </svg>
  ) : (
    <svg width="18" height="8" aria-hidden="true">
      <path
        d="M0 4H18"
        stroke={edgeOf({ tone })}
        strokeWidth="2"
        {...(dashed && { strokeDasharray: '5 3' })}
      />
    </svg>
  );

const edgeOf = ({ tone }: Pick<ChartSeries, 'tone'>) =>
  `var(--${tone === 'lamp' ? 'lamp-line' : tone})`;
