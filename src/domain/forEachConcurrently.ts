/** The number of connections that a browser opens to one host; more would only queue. */
const MAX_CONCURRENT = 6;

/**
 * Processes items in their order, several concurrently. It starts no other once `goesOn` returns false; pending ones
 * are awaited.
 *
 * @param processItem must not throw: the caller records the result of each item
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
