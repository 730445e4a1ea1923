import type { ChartCardProps } from '../../ui/charts/ChartCard.tsx';

/** One chart of a page: what it shows, and how wide it is. */
export interface StatisticsCard extends Omit<ChartCardProps, 'onExport'> {
  readonly id: string;
  readonly width: 'wide' | 'narrow' | 'half' | 'full';
}
