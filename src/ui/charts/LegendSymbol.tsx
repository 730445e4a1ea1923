import type { ChartSeries } from './chartData.ts';

type SeriesStyle = Pick<ChartSeries, 'tone' | 'isDashed'>;

interface LegendSymbolProps extends SeriesStyle {
  readonly kind: 'line' | 'bar';
}

/** The legend symbol of a series: a piece of its bar or line. */
export const LegendSymbol = ({ kind, tone, isDashed }: LegendSymbolProps) =>
  kind === 'bar' ? (
    <svg width="18" height="12" aria-hidden="true">
      {isDashed ? (
        <HollowLegendSymbol tone={tone} />
      ) : (
        <rect x="4" y="1" width="10" height="10" rx="2" fill={`var(--${tone})`} />
      )}
    </svg>
  ) : (
    <svg width="18" height="8" aria-hidden="true">
      <path
        d="M0 4H18"
        stroke={getStroke(tone)}
        strokeWidth="2"
        {...(isDashed && { strokeDasharray: '5 3' })}
      />
    </svg>
  );

/** The symbol of an incomplete or comparison bar. */
export const HollowLegendSymbol = ({ tone }: Pick<ChartSeries, 'tone'>) => (
  <rect
    x="4.5"
    y="1.5"
    width="9"
    height="9"
    rx="2"
    fill={`var(--${tone})`}
    fillOpacity=".35"
    stroke={getStroke(tone)}
    strokeDasharray="3 2"
  />
);

const getStroke = (tone: ChartSeries['tone']) => `var(--${tone === 'lamp' ? 'lamp-line' : tone})`;
