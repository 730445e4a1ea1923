import type { AlarmSeverity } from '../../../ui/icons/StateGlyph.tsx';
import type { AlertRecord } from '../AlertRecord.ts';

/** The severity of a level. */
export const severityByLevel: Readonly<Record<AlertRecord['level'], AlarmSeverity>> = {
  1: 'critical',
  2: 'major',
  3: 'minor',
  4: 'info',
};
