/** What a series is drawn in: amber is light and energy, states keep their colours, all else is one of six. */
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

/** One place of the axis: a moment, a night, a domain. */
export interface ChartPoint {
  /** On the axis: as short as can be, e.g. `11-10`. */
  readonly label: string;
  /** In the tooltip and in the table; absent, the label. */
  readonly name?: string;
  /** Where some points say true, the axis has the labels of these alone; else as many as there is room for. */
  readonly isTick?: boolean;
  /** It is not over yet: drawn hollow. */
  readonly isOpen?: boolean;
}

/** What is measured at each point. */
export interface ChartSeries {
  readonly name: string;
  readonly tone: ChartTone;
  /** One for each point; null where there is none. */
  readonly values: readonly (number | null)[];
  /** Absent, as the chart is called. */
  readonly kind?: 'line' | 'bar';
  /** For what is compared with: last year, the plan. */
  readonly isDashed?: boolean;
  /** A line that holds until the next point: a level. */
  readonly isStepped?: boolean;
  /** The area under a line. */
  readonly isFilled?: boolean;
  /** It is measured by the axis at the right. */
  readonly usesRightAxis?: boolean;
}

/** How values are written, and where their axis begins and ends; absent, from 0 to what there is. */
export interface ChartAxis {
  readonly unit?: string;
  /** Digits after the point: 0. */
  readonly decimals?: number;
  readonly range?: readonly [from: number, to: number];
}

/** What a chart and its table show. */
export interface ChartData extends ChartAxis {
  /** Measure and unit, e.g. `Energy by night, kWh`: the name of the chart. */
  readonly label: string;
  readonly points: readonly ChartPoint[];
  readonly series: readonly ChartSeries[];
  /** The axis at the right, for series that ask for it. */
  readonly rightAxis?: ChartAxis;
  /** Bars stand on each other. */
  readonly isStacked?: boolean;
  /** A line across at one point: now. */
  readonly markLine?: { readonly index: number; readonly label: string };
}
