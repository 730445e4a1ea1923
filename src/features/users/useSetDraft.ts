import { useState } from 'react';

import {
  type DraftId,
  useFormDraft,
  useSaveDraftOnSessionEnd,
} from '../../resources/drafts/drafts.ts';
import { isSameSet } from './mergeSet.ts';

/**
 * Controls the selection of a set in a dialog, with its initial items. It survives the end of a session under the
 * name of the dialog.
 *
 * @param draftName of the dialog and its record
 * @param initialItems the items when the dialog opened; a later refetch changes nothing
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
    /** The ids of the initial items. */
    before,
    chosen,
    isChanged,
    toggle: (item: Item) => {
      const nextItems = new Map(chosen);
      if (!nextItems.delete(getId(item))) nextItems.set(getId(item), item);
      setChosen(nextItems);
    },
    /** Discards a restored draft; undefined if there is none. */
    discard: isRestored
      ? () => {
          setBaseItems(initialItems);
          setChosen(toMap(initialItems));
          setIsRestored(false);
        }
      : undefined,
  };
}
