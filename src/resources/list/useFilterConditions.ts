import { useListContext } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type FilterCondition, formatFilter } from './filterConditions.ts';
import { parseFilter } from './parseFilter.ts';

/** What the list around asks, and how to ask something else; every new question begins on page 1. */
export function useFilterConditions(descriptor: ResourceDescriptor) {
  const list = useListContext();
  const conditions = parseFilter(descriptor, list.filterValues as FilterValues).conditions;
  const setConditions = (next: readonly FilterCondition[]) => list.setFilters(formatFilter(next));
  return { conditions, setConditions };
}
