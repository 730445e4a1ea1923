import type { CentreAlert } from './CentreAlert.ts';

export const getWorstLevel = (alerts: readonly CentreAlert[]): CentreAlert['level'] =>
  alerts.reduce<CentreAlert['level']>((worst, { level }) => (level < worst ? level : worst), 4);
