import type { AlarmSeverity } from '../../../ui/icons/StateGlyph.tsx';
import type { ListedAlert } from '../ListedAlert.ts';

export const severityByLevel: Readonly<Record<ListedAlert['level'], AlarmSeverity>> = {
  1: 'critical',
  2: 'major',
  3: 'minor',
  4: 'info',
};
