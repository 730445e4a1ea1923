interface TitledItem {
  readonly title: { readonly en: string; readonly zh: string };
}

/** Returns the items of a configuration set that have a title in both languages. Responses are not validated. */
export const filterTitled = <Item extends TitledItem>(
  items: readonly Item[] | null | undefined,
): Item[] => (Array.isArray(items) ? (items as readonly unknown[]).filter(isTitled<Item>) : []);

function isTitled<Item>(item: unknown): item is Item {
  const title = (item as Partial<TitledItem> | null)?.title as
    | Partial<TitledItem['title']>
    | undefined;
  return typeof title?.en === 'string' && typeof title.zh === 'string';
}
