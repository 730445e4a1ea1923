import { useMemo } from 'react';
import { useGetIdentity, useStore } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { type ColumnChoice, mendChoice } from './columnChoice.ts';
import { type Column, type ColumnOverrides, columnsOf } from './columns.ts';

/** The columns of a list, and how to arrange them. */
export interface Columns {
  /** Every one that can be chosen, in order. */
  readonly all: readonly Column[];
  readonly shown: readonly Column[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
  /** Back to what the document says; absent while nothing differs from it. */
  readonly reset?: (() => void) | undefined;
}

/** The columns of a list as this user has arranged them, else as the document does. */
export function useColumns(descriptor: ResourceDescriptor, overrides?: ColumnOverrides): Columns {
  const { identity } = useGetIdentity();
  const [kept, keep] = useStore<ColumnChoice | null>(
    `columns.${identity?.id ?? ''}.${descriptor.name}`,
    null,
  );
  return useMemo(() => {
    const choice = mendChoice(descriptor, kept);
    const all = columnsOf(descriptor, choice, overrides);
    return {
      all,
      shown: all.filter(({ field }) => choice.shown.includes(field.source)),
      choice,
      choose: keep,
      reset: kept ? () => keep(null) : undefined,
    };
  }, [descriptor, overrides, kept, keep]);
}
