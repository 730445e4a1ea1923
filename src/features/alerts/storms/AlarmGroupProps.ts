import type { FilterValues } from '../../../schema/filter.ts';
import type { AlarmGroup } from './groupAlarms.ts';

export interface AlarmGroupProps {
  readonly group: AlarmGroup;
  /** The filter of the list. */
  readonly filter: FilterValues;
}
