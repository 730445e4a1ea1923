import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Identifier } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import type { TreeRow } from './TreeRow.ts';

/** A record to scroll into view; it is shown again when its path changes. */
export interface RevealTarget {
  readonly id: Identifier;
  readonly pathKey: string;
}

/** Scrolls to the row of the target once per path, as soon as it is loaded. */
export function useReveal(
  rows: readonly TreeRow[],
  revealTarget: RevealTarget | undefined,
  show: (index: number) => void,
) {
  const id = revealTarget?.id;
  const wantedKey = revealTarget && `${revealTarget.id} ${revealTarget.pathKey}`;
  const revealedKey = useRef<string>(undefined);
  const key = useMemo(
    () => rows.find(row => row.kind === 'record' && isSameId(row.record.id, id))?.key,
    [rows, id],
  );
  const onFound = useEffectEvent((found: string) => {
    if (revealedKey.current !== wantedKey) show(rows.findIndex(row => row.key === found));
    revealedKey.current = wantedKey;
  });
  useEffect(() => {
    if (key !== undefined) onFound(key);
  }, [key, wantedKey]);
}
