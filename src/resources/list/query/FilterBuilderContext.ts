import { createContext } from 'react';

import type { FieldDescriptor } from '../../../schema/field.ts';

/** What every condition of the builder knows. */
interface FilterBuilderValue {
  /** The fields that the list can be asked for. */
  readonly fields: readonly FieldDescriptor[];
  /** The condition that was added last: a person goes on there. */
  readonly lastAddedId: string | undefined;
}

export const FilterBuilderContext = createContext<FilterBuilderValue>({
  fields: [],
  lastAddedId: undefined,
});
