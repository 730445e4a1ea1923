import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';

import type { TreeResource } from '../../tree/treePages.ts';
import { type OpenBranches, useSavedOpenBranches } from '../../tree/useOpenBranches.ts';

/** Returns the saved open branches; initially the only root is open. */
export function useInitialBranches({ name, tree, sort }: TreeResource): OpenBranches {
  const persistedBranches = useSavedOpenBranches(`${name}.search`);
  const [isTouched, setTouched] = useState(false);
  const isNew = persistedBranches.open.size === 0 && !isTouched;
  const { data = [] } = useGetList<RaRecord>(
    name,
    { pagination: { page: 1, perPage: 2 }, sort, filter: { [tree.parent]: { empty: true } } },
    { enabled: isNew },
  );
  const [root, secondRoot] = data;
  const initialIds: readonly Identifier[] = root && !secondRoot ? [root.id] : [];
  return {
    open: isNew ? new Set(initialIds) : persistedBranches.open,
    setOpen: (ids, isOpen) => {
      if (isNew) persistedBranches.setOpen(initialIds, true);
      setTouched(true);
      persistedBranches.setOpen(ids, isOpen);
    },
  };
}
