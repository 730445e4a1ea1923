interface Titled {
  readonly title: { readonly en: string; readonly zh: string };
}

/** The items of a configuration set that have a title in both languages. Responses are not validated. */
export const titled = <Item extends Titled>(items: readonly Item[] | null | undefined): Item[] =>
  Array.isArray(items) ? (items as readonly unknown[]).filter(isTitled<Item>) : [];

function isTitled<Item>(item: unknown): item is Item {
  const title = (item as Partial<Titled> | null)?.title as Partial<Titled['title']> | undefined;
  return typeof title?.en === 'string' && typeof title.zh === 'string';
}
