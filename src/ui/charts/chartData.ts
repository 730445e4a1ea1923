/** The colour of a series: amber is light and energy, states have their own colours, and six are generic. */
export type ChartTone =
  | 'lamp'
  | 'series-1'
  | 'series-2'
  | 'series-3'
  | 'series-4'
  | 'series-5'
  | 'series-6'
  | 'normal'
  | 'fault'
  | 'offline'
  | 'unknown'
  | 'critical'
  | 'major'
  | 'minor'
  | 'info';

/** One point of the axis: a moment, a night, a domain. */
export interface ChartPoint {
  /** The axis label, as short as possible, e.g. `11-10`. */
  readonly label: string;
  /** In the tooltip and in the table; absent: the label. */
  readonly name?: string;
  /** If some points set it, the axis labels only these; else as many as fit. */
  readonly isTick?: boolean;
  /** Still in progress: outlined instead of filled. */
  readonly isOpen?: boolean;
}

/** The values of one measure. */
export interface ChartSeries {
  readonly name: string;
  readonly tone: ChartTone;
  /** One per point; null without a value. */
  readonly values: readonly (number | null)[];
  /** Absent: the kind of the chart. */
  readonly kind?: 'line' | 'bar';
  /** For comparison values: last year, the plan. */
  readonly isDashed?: boolean;
  /** A stepped line: each value holds until the next point. */
  readonly isStepped?: boolean;
  /** Fills the area below a line. */
  readonly isFilled?: boolean;
  readonly usesRightAxis?: boolean;
}

/** The number format and the range of an axis; absent: from 0 to the maximum. */
export interface ChartAxis {
  readonly unit?: string;
  /** Decimals; default 0. */
  readonly decimals?: number;
  readonly range?: readonly [from: number, to: number];
}

/** Some consecutive points by their indexes, both inclusive and in either order. */
export type ChartRange = readonly [anchor: number, end: number];

/** The data of a chart and its table. */
export interface ChartData extends ChartAxis {
  /** Measure and unit, e.g. `Energy by night, kWh`: the accessible name of the chart. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** The axis at the right, for series that use it. */
  readonly rightAxis?: ChartAxis;
  /** Stacks the bars. */
  readonly isStacked?: boolean;
  /** A vertical line at one point: the current time. */
  readonly markLine?: { readonly index: number; readonly label: string };
}
