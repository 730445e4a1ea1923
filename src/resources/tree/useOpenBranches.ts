import { useCallback, useMemo, useState } from 'react';
import { type Identifier, useStore } from 'react-admin';

import { createIdSet } from '../../domain/isSameId.ts';

/** The open branches of a tree. */
export interface OpenBranches {
  readonly open: Pick<ReadonlySet<Identifier>, 'has' | 'size'>;
  /** Whether no branch was opened or closed yet. */
  readonly isFresh?: boolean;
  readonly setOpen: (ids: readonly Identifier[], isOpen: boolean) => void;
}

type Ids = readonly Identifier[];

/** The maximum number of saved open branches. */
const MAX_SAVED_BRANCHES = 200;

/**
 * Returns the open branches of a tree, persisted in the store of react-admin: at most 200, the latest.
 *
 * @param key of the tree in the store
 * @example
 * const { open, setOpen } = useSavedOpenBranches('domains.map');
 * setOpen(['d1'], true);
 */
export function useSavedOpenBranches(key: string): OpenBranches {
  const [savedIds, setSavedIds] = useStore<Ids | undefined>(`tree.${key}.open`);
  return useBranchState(savedIds, setSavedIds, MAX_SAVED_BRANCHES);
}

/**
 * Returns the open branches of a tree, until the component is unmounted.
 *
 * @example const { open, setOpen } = useTransientOpenBranches();
 */
export function useTransientOpenBranches(): OpenBranches {
  const [open, setOpen] = useState<Ids>();
  return useBranchState(open, setOpen, Infinity);
}

const NO_IDS: Ids = [];

function useBranchState(
  openIds: Ids | undefined,
  setOpenIds: (change: (previous: Ids | undefined) => Ids) => void,
  maxCount: number,
): OpenBranches {
  const open = useMemo(() => createIdSet(openIds ?? NO_IDS), [openIds]);
  const setOpen = useCallback(
    (ids: Ids, isOpen: boolean) =>
      setOpenIds((previous = NO_IDS) => {
        const changedIds = createIdSet(ids);
        const others = previous.filter(id => !changedIds.has(id));
        return isOpen ? [...others, ...ids].slice(-maxCount) : others;
      }),
    [setOpenIds, maxCount],
  );
  return { open, isFresh: openIds === undefined, setOpen };
}
