import { useListContext } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type FilterValues, type Question, writeAsked } from './asked.ts';
import { readQuestions } from './readQuestions.ts';

/** What the list around asks, and how to ask something else; every new question begins on page 1. */
export function useAsked(descriptor: ResourceDescriptor) {
  const list = useListContext();
  const asked = readQuestions(descriptor, list.filterValues as FilterValues).questions;
  const ask = (next: readonly Question[]) => list.setFilters(writeAsked(next));
  return { asked, ask };
}
