import { useState } from 'react';

import { type DraftName, useDraft, useKeptForm } from '../../ui/unsaved/drafts.ts';
import { sameSet } from './mergeSet.ts';

/**
 * What is chosen of a set in a dialog, beside what it began with. It outlives the end of a session under the dialog's name.
 *
 * @param name of the dialog, and of whom
 * @param first what there was when the dialog was opened; a list that is read again behind it changes nothing
 * @see AUTH-13
 */
export function useChosen<Item>(
  name: DraftName,
  first: readonly Item[],
  idOf: (item: Item) => string,
) {
  const waiting = useDraft(name);
  const listOf = (values: Readonly<Record<string, unknown>> | undefined, or: readonly Item[]) =>
    (values?.['items'] as readonly Item[] | undefined) ?? or;
  const byId = (items: readonly Item[]) => new Map(items.map(item => [idOf(item), item]));
  const [begun, setBegun] = useState(() => listOf(waiting.draft?.begun, first));
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(() =>
    byId(listOf(waiting.draft?.values, first)),
  );
  const [isBack, setBack] = useState(waiting.draft !== undefined);
  const before = begun.map(idOf);
  const isChanged = !sameSet(before, chosen.keys());
  useKeptForm(waiting, () =>
    isChanged
      ? { values: { items: [...chosen.values()] }, begun: { items: begun }, withheld: false }
      : undefined,
  );
  return {
    /** The ids of what it began with. */
    before,
    chosen,
    isChanged,
    toggle: (item: Item) => {
      const next = new Map(chosen);
      if (!next.delete(idOf(item))) next.set(idOf(item), item);
      setChosen(next);
    },
    /** What was chosen before a session ended is there again; undefined where nothing was. */
    discard: isBack
      ? () => {
          setBegun(first);
          setChosen(byId(first));
          setBack(false);
        }
      : undefined,
  };
}
