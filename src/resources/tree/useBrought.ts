import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { Identifier } from 'react-admin';

import { sameId } from '../../domain/sameId.ts';
import type { TreeRow } from './TreeRow.ts';

/** A record that is to be seen; where it stands is told beside it, so that it is seen again when that changes. */
export interface Brought {
  readonly id: Identifier;
  readonly where: string;
}

/** Shows a line once for every place where its record is found to stand, as soon as it is there. */
export function useBrought(
  rows: readonly TreeRow[],
  bring: Brought | undefined,
  show: (index: number) => void,
) {
  const id = bring?.id;
  const wanted = bring && `${bring.id} ${bring.where}`;
  const done = useRef<string>(undefined);
  const key = useMemo(
    () => rows.find(row => row.kind === 'record' && sameId(row.record.id, id))?.key,
    [rows, id],
  );
  const onFound = useEffectEvent((found: string) => {
    if (done.current !== wanted) show(rows.findIndex(row => row.key === found));
    done.current = wanted;
  });
  useEffect(() => {
    if (key !== undefined) onFound(key);
  }, [key, wanted]);
}
