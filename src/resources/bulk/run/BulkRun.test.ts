import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createBulkRun, getItemsByStatus } from './BulkRun.ts';

/** The outcome of a record: done, rejected, or rejected because the session ended (401). */
const outcome = fc.constantFrom<undefined | number>(undefined, undefined, undefined, 409, 401);

it('gives every record one outcome and sends each at most once, whatever fails and whenever it is cancelled', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { maxLength: 40 }),
      fc.option(fc.nat(40), { nil: undefined }),
      async (outcomes, cancelAt) => {
        const items = outcomes.map((_, index) => ({ id: index, name: `L${index}` }));
        const controller = new AbortController();
        const sent: unknown[] = [];
        const doneCounts: number[] = [];
        const run = createBulkRun(items);
        await run.start(
          async ({ id }) => {
            sent.push(id);
            if (sent.length === cancelAt) controller.abort();
            await Promise.resolve();
            const status = outcomes[Number(id)];
            if (status !== undefined) throw Object.assign(new Error('rejected'), { status });
          },
          { signal: controller.signal, reportProgress: ({ done }) => doneCounts.push(done) },
        );

        const counts = run.getStatusCounts();
        expect(counts.waiting + counts.sent).toBe(0);
        expect(counts.done + counts.failed + counts.timedOut + counts.notStarted).toBe(
          items.length,
        );
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent).toHaveLength(items.length - counts.notStarted);
        expect(
          getItemsByStatus(run, 'done').every(({ id }) => outcomes[Number(id)] === undefined),
        ).toBe(true);
        expect(
          getItemsByStatus(run, 'failed').every(({ id }) => outcomes[Number(id)] !== undefined),
        ).toBe(true);
        expect(doneCounts).toEqual(doneCounts.toSorted((one, other) => one - other));
        if (cancelAt === undefined && !outcomes.includes(401)) expect(counts.notStarted).toBe(0);
      },
    ),
  );
});

it('writes down that a record is about to be sent before it is, and takes what is pending for no failure', async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({ id: index, name: `L${index}` }));
  const events: string[] = [];
  const run = createBulkRun(items, {
    recordSending: index => events.push(`sending ${index}`),
    recordOutcome: (index, { status }) => events.push(`${status} ${index}`),
    close: () => events.push('over'),
  });
  await run.start(
    async ({ id }) => {
      expect(events).toContain(`sending ${id}`);
      await Promise.resolve();
      if (Number(id) % 2) throw Object.assign(new Error('pending'), { status: 409, code: 81 });
    },
    { signal: new AbortController().signal, reportProgress: () => undefined },
  );
  expect(events.filter(each => each.startsWith('sending'))).toEqual(
    items.map((_, index) => `sending ${index}`),
  );
  expect(events.at(-1)).toBe('over');
  expect(run.getStatusCounts()).toMatchObject({ done: 10, pending: 10, failed: 0, timedOut: 0 });
});
