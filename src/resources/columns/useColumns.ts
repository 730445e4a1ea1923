import useMediaQuery from '@mui/material/useMediaQuery';
import { useMemo } from 'react';
import { useGetIdentity, useStore } from 'react-admin';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useListStoreKey } from '../routes/ResourceRoutesContext.ts';
import { type ColumnChoice, sanitizeColumnChoice } from './columnChoice.ts';
import { type ListColumn, type ColumnOverrides, buildColumns } from './columns.ts';

/** The columns of a list, and how to arrange them. */
export interface Columns {
  /** All available columns, in order. */
  readonly all: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  readonly choice: ColumnChoice;
  readonly choose: (choice: ColumnChoice) => void;
  /** Restores the columns of the document; absent while nothing differs from it. */
  readonly reset?: (() => void) | undefined;
}

/** Tablet width; the cards of a phone select their columns themselves. */
const TABLET = '(min-width: 600px) and (max-width: 899.95px)';

/**
 * Returns the columns of a list as this user has arranged them, else as the document specifies; a tablet has its own
 * arrangement.
 *
 * @example const { shown, choose, reset } = useColumns(descriptor);
 */
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
