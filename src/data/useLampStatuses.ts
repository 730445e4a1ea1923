import { filterTitled } from '../domain/filterTitled.ts';
import type { Configuration } from './configuration.ts';
import { useConfiguration } from './useConfiguration.ts';

type LampStatus = Configuration['lampStatus'][number];

/** The title and the mark colour of each lamp state that the platform configures. @see SHELL-08 */
export function useLampStatuses(): ReadonlyMap<string, Pick<LampStatus, 'title' | 'color'>> {
  const configured = filterTitled(useConfiguration('lampStatus'));
  return new Map(configured.map(state => [state.status, state]));
}
