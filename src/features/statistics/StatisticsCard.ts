import type { ChartCardProps } from '../../ui/charts/ChartCard.tsx';

/** One chart of a page with its width. */
export interface StatisticsCard extends Omit<ChartCardProps, 'onExport'> {
  readonly id: string;
  readonly width: 'wide' | 'narrow' | 'half' | 'full';
}
