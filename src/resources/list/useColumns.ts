import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useGetIdentity, useStore } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useListKey } from '../AddressesContext.ts';
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

/** Narrower than a desk and wider than a phone, whose cards choose for themselves. */
const TABLET = '(min-width: 600px) and (max-width: 899.95px)';

/** The columns of a list as this user has arranged them, else as the document does; a tablet has an arrangement of its own. */
export function useColumns(descriptor: ResourceDescriptor, overrides?: ColumnOverrides): Columns {
  const { identity } = useGetIdentity();
  const isTablet = useMediaQuery(TABLET, { noSsr: true });
  const key = useListKey(descriptor.name);
  const [kept, keep] = useStore<ColumnChoice | null>(
    `columns.${identity?.id ?? ''}.${key}${isTablet ? '.tablet' : ''}`,
    null,
  );
  return useMemo(() => {
    const choice = mendChoice(descriptor, kept, isTablet);
    const all = columnsOf(descriptor, choice, overrides);
    return {
      all,
      shown: all.filter(({ field }) => choice.shown.includes(field.source)),
      choice,
      choose: keep,
      reset: kept ? () => keep(null) : undefined,
    };
  }, [descriptor, overrides, kept, keep, isTablet]);
}
