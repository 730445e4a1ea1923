/** As many as a browser opens to one host; more would only wait in line. */
const AT_ONCE = 6;

/**
 * Does something with each item, a few at a time, in their order. It begins no other once `goesOn` says no; what is
 * begun is waited for.
 *
 * @param work must not throw: what became of an item is the caller's to keep
 */
export async function fewAtOnce<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  goesOn: () => boolean = () => true,
): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    while (goesOn()) {
      const next = waiting.next();
      if (next.done) return;
      await work(next.value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}
