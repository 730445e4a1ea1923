import { describe, expect, it } from 'vitest';

import { createTable } from '../../mocks/loopback/table.ts';
import { sampleCount } from '../support/sampleCases.ts';
import { type DriveOptions, driveTable } from '../support/tableDriver.ts';

interface User {
  readonly id: number;
  readonly username: string;
  readonly locked: boolean;
}

const seed = Number(process.env.TEST_SEED);
const CALLS = sampleCount(1_500);

const ways: readonly (readonly [string, Partial<DriveOptions>])[] = [
  ['as shipped', { initialRows: 2_000, maxRows: 2_500 }],
  ['sorted by an order of all rows', { thresholds: { sortAloneLimit: 0 } }],
  [
    'by keys, changes moved one by one',
    { thresholds: { sortAloneLimit: 0, maxValues: () => 0, maxMoves: 10_000 } },
  ],
  [
    'by keys, changes merged',
    { thresholds: { sortAloneLimit: 0, maxValues: () => 0, maxMoves: 0 } },
  ],
  [
    'by values, places searched',
    { thresholds: { sortAloneLimit: 0, maxValues: () => 10_000, measureAllLimit: -1 } },
  ],
];

const fields = { id: 'number', username: 'string', locked: 'boolean' } as const;

/** A city's accounts, one in fifty locked: few enough that their last page is sorted by an order of all accounts. */
const usersOf = (count: number): readonly User[] => [
  { id: 0, username: 'admin', locked: false },
  ...Array.from({ length: count - 1 }, (_, at) => ({
    id: at + 1,
    username: `user${10_000 + at}`,
    locked: at % 50 === 0,
  })),
];

const lastPageOfLocked = { where: { locked: true }, order: 'username ASC', offset: 90, limit: 15 };

describe('a table that is listed while it changes', () => {
  it('lists every account after each of 60 creates between two lists [MOCK-03]', () => {
    const table = createTable<User>(fields, usersOf(5_008));
    table.find({ order: 'username ASC', limit: 15 });
    table.find(lastPageOfLocked);
    for (let id = 5_008; id < 5_068; id += 1) {
      table.put({ id, username: `new${id}`, locked: false });
      const listed = table.find({ order: 'username ASC' });
      expect([listed.length, listed[0]?.username]).toEqual([id + 1, 'admin']);
      expect(table.find({ where: { username: 'admin' } })).toHaveLength(1);
    }
  });

  it('lists all of 195 accounts that an import adds to a sorted list [MOCK-03]', () => {
    const table = createTable<User>(fields, usersOf(5_008));
    table.find(lastPageOfLocked);
    for (let id = 5_008; id < 5_203; id += 1) {
      table.put({ id, username: `import${id}`, locked: id % 2 === 0 });
      table.find({ order: 'username ASC', limit: 15 });
    }
    const listed = table.find({ order: 'username ASC' });
    expect(listed).toHaveLength(table.count());
    expect(new Set(listed.map(({ id }) => id)).size).toBe(5_203);
  });

  it.each(ways)(
    `responds to ${CALLS} calls of a console like a plain scan: %s [MOCK-03]`,
    (_way, drive) => {
      expect(driveTable({ seed, steps: CALLS, ...drive })).toBeUndefined();
    },
  );
});
