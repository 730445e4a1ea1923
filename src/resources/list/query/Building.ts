import { createContext } from 'react';

import type { FieldDescriptor } from '../../../schema/field.ts';

/** What every condition of the builder knows. */
interface Building {
  /** The fields that the list can be asked for. */
  readonly fields: readonly FieldDescriptor[];
  /** The condition that was added last: a person goes on there. */
  readonly added: string | undefined;
}

export const BuildingContext = createContext<Building>({ fields: [], added: undefined });
