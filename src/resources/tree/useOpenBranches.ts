import { useCallback, useMemo, useState } from 'react';
import { type Identifier, useStore } from 'react-admin';

import { idSet } from '../../domain/sameId.ts';

/** Which branches of a tree are open. */
export interface OpenBranches {
  readonly open: Pick<ReadonlySet<Identifier>, 'has' | 'size'>;
  /** Nobody has opened or closed any yet. */
  readonly isFresh?: boolean;
  readonly setOpen: (ids: readonly Identifier[], isOpen: boolean) => void;
}

type Ids = readonly Identifier[];

/** So many are kept open from one day to the next. */
const MOST_KEPT = 200;

/** The branches of a tree that a person finds as they were left, also the next day. */
export function useKeptBranches(key: string): OpenBranches {
  const [kept, setKept] = useStore<Ids | undefined>(`tree.${key}.open`);
  return useBranches(kept, setKept, MOST_KEPT);
}

/** The branches of a tree that is looked at once. */
export function usePassingBranches(): OpenBranches {
  const [open, setOpen] = useState<Ids>();
  return useBranches(open, setOpen, Infinity);
}

const NONE: Ids = [];

function useBranches(
  all: Ids | undefined,
  setAll: (change: (before: Ids | undefined) => Ids) => void,
  most: number,
): OpenBranches {
  const open = useMemo(() => idSet(all ?? NONE), [all]);
  const setOpen = useCallback(
    (ids: Ids, isOpen: boolean) =>
      setAll((before = NONE) => {
        const turned = idSet(ids);
        const others = before.filter(id => !turned.has(id));
        return isOpen ? [...others, ...ids].slice(-most) : others;
      }),
    [setAll, most],
  );
  return { open, isFresh: all === undefined, setOpen };
}
