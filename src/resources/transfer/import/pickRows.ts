import type { Desk, PickedRow, PickOptions } from '../desk/Desk.ts';

const AT_ONCE = 1_000;

/** Rows that passed the check, in parts that never keep the page waiting. */
export async function* pickRows(
  desk: Pick<Desk, 'pick'>,
  options: Omit<PickOptions, 'from' | 'count'>,
  count = AT_ONCE,
): AsyncGenerator<readonly PickedRow[], void, undefined> {
  for (let from: number | undefined = 0; from !== undefined;) {
    const part: Awaited<ReturnType<Desk['pick']>> = await desk.pick({ ...options, from, count });
    if (part.rows.length > 0) yield part.rows;
    from = part.next;
  }
}
