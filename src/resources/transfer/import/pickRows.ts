import type { ImportWorker, PickedRow, PickOptions } from '../importWorker/ImportWorker.ts';

const ROWS_PER_PICK = 1_000;

/** Yields the rows that passed the check, in chunks that never block the page. */
export async function* pickRows(
  worker: Pick<ImportWorker, 'pick'>,
  options: Omit<PickOptions, 'from' | 'count'>,
  count = ROWS_PER_PICK,
): AsyncGenerator<readonly PickedRow[], void, undefined> {
  for (let from: number | undefined = 0; from !== undefined;) {
    const page: Awaited<ReturnType<ImportWorker['pick']>> = await worker.pick({
      ...options,
      from,
      count,
    });
    if (page.rows.length > 0) yield page.rows;
    from = page.next;
  }
}
