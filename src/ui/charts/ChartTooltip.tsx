import type { ChartData } from './chartData.ts';
import { LegendSymbol } from './LegendSymbol.tsx';
import type { ValueFormats } from './useValueFormats.ts';

interface ChartTooltipProps {
  readonly data: ChartData;
  readonly kind: 'line' | 'bar';
  readonly valueFormats: ValueFormats;
  readonly index: number;
  /** The x position of the point and the width of the chart, in pixels. */
  readonly x: number;
  readonly width: number;
}

/** The values of a point, next to its guideline. The frame of the chart announces them to screen readers. */
export const ChartTooltip = ({ data, kind, valueFormats, index, x, width }: ChartTooltipProps) => {
  const point = data.points[index];
  if (!point) return null;
  const side = x > width / 2 ? { right: width - x + 10 } : { left: x + 10 };
  return (
    <>
      <span className="chart-line" style={{ left: x }} />
      <div className="chart-tooltip nowrap grid type-12" style={side} aria-hidden="true">
        <b className="semibold">{point.name ?? point.label}</b>
        {data.series.map(each => (
          <span className="row gap-6 text-2" key={each.name}>
            <LegendSymbol {...each} kind={each.kind ?? kind} />
            {each.name}
            <i>{valueFormats.formatWithUnit(each.values[index], each)}</i>
          </span>
        ))}
      </div>
    </>
  );
};
