import { useState } from 'react';

import { type DraftId, useFormDraft, useSaveDraftOnSessionEnd } from '../../ui/unsaved/drafts.ts';
import { isSameSet } from './mergeSet.ts';

/**
 * What is chosen of a set in a dialog, beside what it began with. It outlives the end of a session under the dialog's name.
 *
 * @param draftName of the dialog, and of whom
 * @param initialItems what there was when the dialog was opened; a list that is read again behind it changes nothing
 * @see AUTH-13
 */
export function useSetDraft<Item>(
  draftName: DraftId,
  initialItems: readonly Item[],
  getId: (item: Item) => string,
) {
  const formDraft = useFormDraft(draftName);
  const getItems = (
    values: Readonly<Record<string, unknown>> | undefined,
    fallback: readonly Item[],
  ) => (values?.['items'] as readonly Item[] | undefined) ?? fallback;
  const toMap = (items: readonly Item[]) => new Map(items.map(item => [getId(item), item]));
  const [baseItems, setBaseItems] = useState(() =>
    getItems(formDraft.draft?.initialValues, initialItems),
  );
  const [chosen, setChosen] = useState<ReadonlyMap<string, Item>>(() =>
    toMap(getItems(formDraft.draft?.values, initialItems)),
  );
  const [isRestored, setIsRestored] = useState(formDraft.draft !== undefined);
  const before = baseItems.map(getId);
  const isChanged = !isSameSet(before, chosen.keys());
  useSaveDraftOnSessionEnd(formDraft, () =>
    isChanged
      ? {
          values: { items: [...chosen.values()] },
          initialValues: { items: baseItems },
          hasOmittedSecrets: false,
        }
      : undefined,
  );
  return {
    /** The ids of what it began with. */
    before,
    chosen,
    isChanged,
    toggle: (item: Item) => {
      const nextItems = new Map(chosen);
      if (!nextItems.delete(getId(item))) nextItems.set(getId(item), item);
      setChosen(nextItems);
    },
    /** What was chosen before a session ended is there again; undefined where nothing was. */
    discard: isRestored
      ? () => {
          setBaseItems(initialItems);
          setChosen(toMap(initialItems));
          setIsRestored(false);
        }
      : undefined,
  };
}
