import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Identifier } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import type { TreeRow } from './TreeRow.ts';

/** A record to scroll into view; it is shown again when its path changes. */
export interface RevealTarget {
  readonly id: Identifier;
  /** Undefined until its path is loaded. */
  readonly pathKey: string | undefined;
}

/**
 * Scrolls to the row of the target once per path, as soon as it is loaded; not if the user has moved in the tree meanwhile.
 *
 * @returns a function to call when the user moves
 */
export function useReveal(
  rows: readonly TreeRow[],
  revealTarget: RevealTarget | undefined,
  show: (index: number) => void,
): () => void {
  const { id, pathKey } = revealTarget ?? {};
  const wantedKey = revealTarget && `${id} ${pathKey}`;
  const revealedKey = useRef<string>(undefined);
  /** The target that was not loaded when the user moved. */
  const skippedId = useRef<Identifier>(undefined);
  const key = useMemo(
    () => rows.find(row => row.kind === 'record' && isSameId(row.record.id, id))?.key,
    [rows, id],
  );
  const onFound = useEffectEvent((found: string) => {
    if (revealedKey.current !== wantedKey && skippedId.current !== id)
      show(rows.findIndex(row => row.key === found));
    revealedKey.current = wantedKey;
    skippedId.current = undefined;
  });
  useEffect(() => {
    if (key !== undefined && pathKey !== undefined) onFound(key);
  }, [key, pathKey, wantedKey]);
  return () => {
    if (revealedKey.current !== wantedKey) skippedId.current = id;
  };
}
