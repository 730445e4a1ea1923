import { useState } from 'react';
import { type Identifier, type RaRecord, useGetList } from 'react-admin';

import type { TreeResource } from '../../tree/treePages.ts';
import { type OpenBranches, useKeptBranches } from '../../tree/useOpenBranches.ts';

/** The branches that a person left open; who opens a tree for the first time sees what is below its only root. */
export function useBegunBranches({ name, tree, sort }: TreeResource): OpenBranches {
  const kept = useKeptBranches(`${name}.search`);
  const [isTouched, touch] = useState(false);
  const isNew = kept.open.size === 0 && !isTouched;
  const { data = [] } = useGetList<RaRecord>(
    name,
    { pagination: { page: 1, perPage: 2 }, sort, filter: { [tree.parent]: { empty: true } } },
    { enabled: isNew },
  );
  const [root, another] = data;
  const begun: readonly Identifier[] = root && !another ? [root.id] : [];
  return {
    open: isNew ? new Set(begun) : kept.open,
    setOpen: (ids, isOpen) => {
      if (isNew) kept.setOpen(begun, true);
      touch(true);
      kept.setOpen(ids, isOpen);
    },
  };
}
