import type { CentreAlert } from './CentreAlert.ts';

export const CRITICAL_LEVEL = 1;

export const getWorstLevel = (alerts: readonly CentreAlert[]): CentreAlert['level'] =>
  alerts.reduce<CentreAlert['level']>((worst, { level }) => (level < worst ? level : worst), 4);
