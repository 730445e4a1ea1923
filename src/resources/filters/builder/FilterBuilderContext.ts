import { createContext } from 'react';

import type { FieldDescriptor } from '../../../schema/field.ts';

/** The shared context of the conditions in the builder. */
interface FilterBuilderValue {
  /** The filterable fields. */
  readonly fields: readonly FieldDescriptor[];
  /** The condition that was added last: it receives the focus. */
  readonly lastAddedId: string | undefined;
}

export const FilterBuilderContext = createContext<FilterBuilderValue>({
  fields: [],
  lastAddedId: undefined,
});
