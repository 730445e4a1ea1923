import { cityOf, drawCity } from '../../mocks/city/city.ts';
import { createTable, type FieldTypes } from '../../mocks/loopback/table.ts';
import { type BenchLine, line } from './line.ts';

interface User {
  readonly id: string;
  readonly username: string;
}

/** One question, asked of the platform's table and of a plain array. */
interface Question {
  readonly name: string;
  readonly limit: number;
  readonly ofTable: (part: string, offset: number) => unknown;
  readonly ofArray: (part: string, offset: number) => unknown;
}

const FIELDS: FieldTypes = {
  id: 'string',
  username: 'string',
  lastName: 'string',
  firstName: 'string',
  roleId: 'string',
  modules: 'array',
  locked: 'boolean',
  pswChanged: 'boolean',
  lastLoginDate: 'date',
};

const PAGE = 15;
/** Few enough that a filtered list has so many rows to leap over. */
const FEW = 30;
const MEASURE_MS = 400;
const ORDER = 'username ASC';

const byUsername = (a: User, b: User) =>
  a.username < b.username ? -1 : a.username > b.username ? 1 : a.id < b.id ? -1 : 1;

function questions(users: readonly User[]): readonly Question[] {
  const table = createTable<User>(FIELDS, users);
  const matching = (part: string) => {
    const pattern = new RegExp(part);
    return users.filter(({ username }) => pattern.test(username));
  };
  const page = (rows: readonly User[], offset: number) =>
    [...rows].sort(byUsername).slice(offset, offset + PAGE);
  return [
    {
      name: 'list: sort and page',
      limit: 20,
      ofTable: (_part, offset) => table.find({ order: ORDER, offset, limit: PAGE }),
      ofArray: (_part, offset) => page(users, offset),
    },
    {
      name: 'filter: contains, sort and page',
      limit: 1,
      ofTable: (part, offset) =>
        table.find({
          where: { username: { like: part } },
          order: ORDER,
          offset: offset % FEW,
          limit: PAGE,
        }),
      ofArray: (part, offset) => page(matching(part), offset % FEW),
    },
    {
      name: 'count: contains',
      limit: 1,
      ofTable: part => table.count({ username: { like: part } }),
      ofArray: part => matching(part).length,
    },
  ];
}

/** How much faster the mock platform answers than a plain scan-and-sort of the same rows, in this run. */
export function measureFilters(): readonly BenchLine[] {
  return [10_000, 100_000].flatMap(count => {
    const users = drawCity(cityOf({ users: count }), '').users as unknown as User[];
    const asks = users
      .filter((_, i) => i % 97 === 0)
      .map(({ username }, i) => ({
        part: username.slice(i % 3, (i % 3) + 3),
        offset: (i * 7919) % count,
      }));
    return questions(users).map(question => compare(question, asks, count));
  });
}

type Asks = readonly { readonly part: string; readonly offset: number }[];

function compare({ name, limit, ofTable, ofArray }: Question, asks: Asks, count: number) {
  for (const { part, offset } of asks.slice(0, 3)) {
    if (JSON.stringify(ofTable(part, offset)) !== JSON.stringify(ofArray(part, offset))) {
      throw new Error(`${name}: the table and the scan answer differently for "${part}".`);
    }
  }
  const table = rate(asks, ofTable);
  const array = rate(asks, ofArray);
  return line({
    name: `${name}, ${count.toLocaleString('en')} users`,
    value: table / array,
    unit: 'times',
    limit,
    bound: 'at least',
    row: 'PERF-02/users',
    note: `${table.toFixed(0)} a second, a plain scan ${array.toFixed(0)}`,
  });
}

/** Answers a second, over many different questions: remembering the last few would not help. */
function rate(asks: Asks, answer: (part: string, offset: number) => unknown): number {
  const began = performance.now();
  let answers = 0;
  for (;;) {
    const { part, offset } = asks[answers % asks.length] ?? { part: '', offset: 0 };
    answer(part, offset);
    answers += 1;
    const elapsed = performance.now() - began;
    if (elapsed >= MEASURE_MS) return (answers / elapsed) * 1000;
  }
}
