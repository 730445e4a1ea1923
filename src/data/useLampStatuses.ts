import { useMemo } from 'react';

import { filterTitled } from '../domain/filterTitled.ts';
import type { Configuration } from './configuration.ts';
import { useConfiguration } from './useConfiguration.ts';

type LampStatus = Configuration['lampStatus'][number];

/**
 * The title and the mark colour of each lamp state that the platform configures.
 *
 * @example const color = useLampStatuses().get('lit')?.color;
 * @see SHELL-08
 */
export function useLampStatuses(): ReadonlyMap<string, Pick<LampStatus, 'title' | 'color'>> {
  const configured = useConfiguration('lampStatus');
  return useMemo(
    () => new Map(filterTitled(configured).map(state => [state.status, state])),
    [configured],
  );
}
