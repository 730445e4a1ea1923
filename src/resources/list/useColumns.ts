import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useGetIdentity, useStore } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useListStoreKey } from '../ResourceRoutesContext.ts';
import { type ColumnChoice, sanitizeColumnChoice } from './columnChoice.ts';
import { type ListColumn, type ColumnOverrides, buildColumns } from './columns.ts';

/** The columns of a list, and how to arrange them. */
export interface Columns {
  /** Every one that can be chosen, in order. */
  readonly all: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
  /** Back to what the document says; absent while nothing differs from it. */
  readonly reset?: (() => void) | undefined;
}

/** Narrower than a desk and wider than a phone, whose cards choose for themselves. */
const TABLET = '(min-width: 600px) and (max-width: 899.95px)';

/** The columns of a list as this user has arranged them, else as the document does; a tablet has an arrangement of its own. */
export function useColumns(descriptor: ResourceDescriptor, overrides?: ColumnOverrides): Columns {
  const { identity } = useGetIdentity();
  const isTablet = useMediaQuery(TABLET, { noSsr: true });
  const key = useListStoreKey(descriptor.name);
  const [stored, setStored] = useStore<ColumnChoice | null>(
    `columns.${identity?.id ?? ''}.${key}${isTablet ? '.tablet' : ''}`,
    null,
  );
  return useMemo(() => {
    const choice = sanitizeColumnChoice(descriptor, stored, isTablet);
    const all = buildColumns(descriptor, choice, overrides);
    return {
      all,
      shown: all.filter(({ field }) => choice.shown.includes(field.source)),
      choice,
      choose: setStored,
      reset: stored ? () => setStored(null) : undefined,
    };
  }, [descriptor, overrides, stored, setStored, isTablet]);
}
