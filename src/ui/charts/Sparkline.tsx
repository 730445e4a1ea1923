import type { ChartTone } from './chartData.ts';

interface SparklineProps {
  readonly values: readonly (number | null)[];
  readonly tone: ChartTone;
}

/** Larger values do not fit into so small a chart. */
const MAX_PLOTTED_VALUE = 1e15;

const SPARKLINE_WIDTH_PX = 92;
const SPARKLINE_HEIGHT_PX = 28;

/** A trend line without axes, decorative. */
export const Sparkline = ({ values, tone }: SparklineProps) => {
  const knownValues = values.flatMap((value, index) =>
    value === null || !(Math.abs(value) < MAX_PLOTTED_VALUE) ? [] : [[index, value] as const],
  );
  if (knownValues.length < 3) return null;
  const knownNumbers = knownValues.map(([, value]) => value);
  const [minValue, maxValue] = [Math.min(...knownNumbers), Math.max(...knownNumbers)];
  const x = (index: number) => (index / (values.length - 1)) * SPARKLINE_WIDTH_PX;
  // Constant values are a line in the middle.
  const y = (value: number) =>
    maxValue === minValue
      ? SPARKLINE_HEIGHT_PX / 2
      : SPARKLINE_HEIGHT_PX -
        3 -
        ((value - minValue) / (maxValue - minValue)) * (SPARKLINE_HEIGHT_PX - 6);
  const path = knownValues
    .map(([index, value]) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('L');
  return (
    <svg
      className="spark flex-none"
      width={SPARKLINE_WIDTH_PX}
      height={SPARKLINE_HEIGHT_PX}
      aria-hidden="true"
    >
      <path
        d={`M${path}`}
        fill="none"
        stroke={`var(--${tone === 'lamp' ? 'lamp-line' : tone})`}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
};
