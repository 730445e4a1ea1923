import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Identifier } from 'react-admin';

import { isSameId } from '../../domain/isSameId.ts';
import type { TreeRow } from './TreeRow.ts';

/** A record that is to be seen; where it stands is told beside it, so that it is seen again when that changes. */
export interface RevealTarget {
  readonly id: Identifier;
  readonly pathKey: string;
}

/** Shows a line once for every place where its record is found to stand, as soon as it is there. */
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
