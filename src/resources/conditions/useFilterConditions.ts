import { useListContext } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type FilterCondition, formatFilter } from '../../schema/filter.ts';
import { sanitizeFilter } from './sanitizeFilter.ts';

/**
 * Reads and sets the conditions of the surrounding list; every new filter starts on page 1.
 *
 * @example const { conditions, setConditions } = useFilterConditions(descriptor);
 */
export function useFilterConditions(descriptor: ResourceDescriptor) {
  const list = useListContext();
  const conditions = sanitizeFilter(descriptor, list.filterValues as FilterValues).conditions;
  const setConditions = (next: readonly FilterCondition[]) => list.setFilters(formatFilter(next));
  return { conditions, setConditions };
}
