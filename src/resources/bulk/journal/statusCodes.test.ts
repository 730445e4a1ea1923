import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { ItemStatus } from '../run/BulkRun.ts';
import { encodeStatus, getFinalStatuses, MOVED_CODE } from './statusCodes.ts';

const status = fc.constantFrom<ItemStatus>(
  'waiting',
  'sent',
  'done',
  'pending',
  'failed',
  'timedOut',
  'notStarted',
);

it('calls nothing unsent that may have been sent, however old what was written down is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(status, fc.boolean()), { maxLength: 60 }),
      fc.nat(60),
      (records, sent) => {
        // The last status of some records was not saved in time.
        const marks = records
          .map(([each, isLate]) => encodeStatus(isLate ? 'waiting' : each))
          .join('');
        const left = getFinalStatuses(marks, sent, records.length);
        expect(left).toHaveLength(records.length);
        left.forEach((each, index) => {
          expect(['waiting', 'sent']).not.toContain(each);
          if (index < sent && records[index]?.[1]) expect(each).toBe('timedOut');
          if (each === 'notStarted' && marks[index] === 'w')
            expect(index).toBeGreaterThanOrEqual(sent);
        });
      },
    ),
  );
});

it('reads the stored codes, and nothing of what another job has claimed', () => {
  expect(getFinalStatuses('dpft', 3, 6)).toEqual([
    'done',
    'pending',
    'failed',
    'timedOut',
    'notStarted',
    'notStarted',
  ]);
  expect(getFinalStatuses(`d${MOVED_CODE}s`, 3, 3)).toEqual(['done', undefined, 'timedOut']);
});
