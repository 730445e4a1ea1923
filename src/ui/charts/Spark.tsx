import type { ChartTone } from './chart.ts';

interface SparkProps {
  readonly values: readonly (number | null)[];
  readonly tone: ChartTone;
}

/** What is larger has no place in so small a picture. */
const MAX_DRAWN = 1e15;

const WIDTH = 92;
const HEIGHT = 28;

/** How a figure came to be what it is: a line without axes, for eyes alone. */
export const Spark = ({ values, tone }: SparkProps) => {
  const known = values.flatMap((value, at) =>
    value === null || !(Math.abs(value) < MAX_DRAWN) ? [] : [[at, value] as const],
  );
  if (known.length < 3) return null;
  const all = known.map(([, value]) => value);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const x = (at: number) => (at / (values.length - 1)) * WIDTH;
  // What does not change is a line in the middle.
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - 3 - ((value - least) / (most - least)) * (HEIGHT - 6);
  const path = known.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L');
  return (
    <svg className="spark" width={WIDTH} height={HEIGHT} aria-hidden="true">
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
