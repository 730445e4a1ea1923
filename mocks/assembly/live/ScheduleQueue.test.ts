import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { ScheduleQueue } from './ScheduleQueue.ts';

describe('an agenda', () => {
  it('returns what is due in the order of its time, whatever the order in which it was added', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 50 })),
        fc.integer({ max: 60 }),
        (ats, now) => {
          const agenda = new ScheduleQueue();
          const entries = ats.map((at, n) => ({ at, id: String(n).padStart(3, '0') }));
          for (const entry of entries) agenda.add(entry);
          const taken: string[] = [];
          for (let id = agenda.takeDue(now); id !== undefined; id = agenda.takeDue(now))
            taken.push(id);
          const due = entries
            .filter(({ at }) => at <= now)
            .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
          expect(taken).toEqual(due.map(({ id }) => id));
        },
      ),
    );
  });
});
