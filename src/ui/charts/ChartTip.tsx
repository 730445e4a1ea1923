import type { ChartData } from './chart.ts';
import { ChartKey } from './ChartKey.tsx';
import type { Amounts } from './useAmount.ts';

interface ChartTipProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly amounts: Amounts;
  readonly at: number;
  /** Where the point is, and how wide the chart is, in pixels. */
  readonly x: number;
  readonly width: number;
}

/** The values of a point, beside a line through it. The frame of the chart says them to those who cannot see it. */
export const ChartTip = ({ data, kind, amounts, at, x, width }: ChartTipProps) => {
  const point = data.points[at];
  if (!point) return null;
  const side = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <>
      <span className="chart-line" style={{ left: x }} />
      <div className="chart-tip" style={side} aria-hidden="true">
        <b>{point.name ?? point.label}</b>
        {data.series.map(each => (
          <span key={each.name}>
            <ChartKey {...each} kind={each.kind ?? kind} />
            {each.name}
            <i>{amounts.amount(each.values[at], each)}</i>
          </span>
        ))}
      </div>
    </>
  );
};
