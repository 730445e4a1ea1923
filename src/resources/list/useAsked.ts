import { useListContext } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type Asked, type FilterValues, readAsked, writeAsked } from './asked.ts';

/** What the list around asks, and how to ask something else; every new question begins on page 1. */
export function useAsked(descriptor: ResourceDescriptor) {
  const context = useListContext();
  const asked = readAsked(descriptor, context.filterValues as FilterValues);
  const ask = (next: readonly Asked[]) => context.setFilters(writeAsked(next));
  return { asked, ask };
}
