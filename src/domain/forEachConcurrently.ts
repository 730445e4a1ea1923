/** As many as a browser opens to one host; more would only wait in line. */
const MAX_CONCURRENT = 6;

/**
 * Does something with each item, a few at a time, in their order. It begins no other once `goesOn` says no; what is
 * begun is waited for.
 *
 * @param processItem must not throw: what became of an item is the caller's to keep
 */
export async function forEachConcurrently<Item>(
  items: readonly Item[],
  processItem: (item: Item) => Promise<void>,
  shouldContinue: () => boolean = () => true,
): Promise<void> {
  const queue = items.values();
  const worker = async () => {
    while (shouldContinue()) {
      const next = queue.next();
      if (next.done) return;
      await processItem(next.value);
    }
  };
  await Promise.all(Array.from({ length: Math.min(MAX_CONCURRENT, items.length) }, worker));
}
