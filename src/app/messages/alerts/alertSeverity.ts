import type { AlarmSeverity } from '../../../ui/icons/StateGlyph.tsx';
import type { CentreAlert } from './CentreAlert.ts';

export const CRITICAL_LEVEL = 1;

export const severityByLevel: Readonly<Record<CentreAlert['level'], AlarmSeverity>> = {
  1: 'critical',
  2: 'major',
  3: 'minor',
  4: 'info',
};

export const getWorstLevel = (alerts: readonly CentreAlert[]): CentreAlert['level'] =>
  alerts.reduce<CentreAlert['level']>((worst, { level }) => (level < worst ? level : worst), 4);
