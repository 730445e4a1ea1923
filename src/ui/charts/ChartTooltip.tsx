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
      <span
        className="pointer-events-none absolute top-6 bottom-20 w-1 bg-(--text-3) print:hidden"
        style={{ left: x }}
      />
      <div
        className="chart-tooltip type-12 pointer-events-none absolute top-8 z-2 grid gap-2 rounded-2 bg-(--raised) px-10 py-8 whitespace-nowrap elevation-2 print:hidden [&_i]:ml-auto [&_i]:pl-12 [&_i]:font-medium [&_i]:text-1 [&_i]:not-italic"
        style={side}
        aria-hidden="true"
      >
        <b className="font-semibold">{point.name ?? point.label}</b>
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
