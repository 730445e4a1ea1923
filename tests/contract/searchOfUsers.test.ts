import fc from 'fast-check';
import { DataSource } from 'loopback-datasource-juggler';
import { expect, it } from 'vitest';

import type { FieldTypes } from '../../mocks/loopback/fieldTypes.ts';
import { createTable } from '../../mocks/loopback/table.ts';
import { toLoopbackWhere } from '../../src/data/dialects/loopbackFilter.ts';
import { users } from '../../src/generated/users/resources.ts';
import { formatFilter } from '../../src/schema/filter.ts';
import { createSearchBoxConditions } from '../../src/resources/filters/search/searchConditions.ts';

interface Person {
  readonly id: string;
  readonly username: string;
  readonly lastName: string;
  readonly firstName: string;
}

/** What is used of a model of LoopBack. */
interface Model {
  find(filter: object): Promise<readonly Person[]>;
  create(rows: readonly object[]): Promise<unknown>;
}

const fields: FieldTypes = {
  ...{ id: 'string', username: 'string', lastName: 'string', firstName: 'string' },
};
const memory = new DataSource('memory');
let models = 0;

async function loopbackModel(people: readonly Person[]): Promise<Model> {
  models += 1;
  const properties = {
    ...{ id: { type: String, id: true }, username: String, lastName: String, firstName: String },
  };
  const options = { forceId: false };
  const model: unknown = memory.createModel(`Person${models}`, properties, options);
  await (model as Model).create(people);
  return model as Model;
}

/** The ids that a search finds on the simulated platform and in LoopBack's own memory store. */
async function find(people: readonly Person[], typed: string) {
  const where =
    toLoopbackWhere(users, formatFilter(createSearchBoxConditions(users, typed)), 'regexp') ?? {};
  const rows = createTable<Person>(fields, people).find({ where });
  const stored = await (await loopbackModel(people)).find({ where });
  const ids = (found: readonly Person[]) => found.map(({ id }) => id).toSorted();
  return { platform: ids(rows), loopback: ids(stored) };
}

const person = (id: string, username: string, lastName: string, firstName: string): Person => ({
  ...{ id, username, lastName, firstName },
});

/** Whether a word of Chinese characters is a part of the last name with a part of the first name after it. */
const isParted = (word: string, lastName: string, firstName: string) =>
  /^\p{Script=Han}+$/u.test(word) &&
  Array.from(word).some(
    (_, at) => at > 0 && lastName.includes(word.slice(0, at)) && firstName.includes(word.slice(at)),
  );

it.each([
  ['admin', ['1']],
  ['ADMIN', ['1']],
  ['li', ['1', '2', '4']],
  ['MING', ['2', '3']],
  ['li jing', ['1', '4']],
  ['  Jing   LI ', ['1', '4']],
  ['周', ['3']],
  ['周 明远', ['3']],
  ['周明远', ['3']],
  ['周明', ['3']],
  ['明远周', []],
  ['a_', ['5']],
  ['a b', ['5']],
  ['.', []],
  ['[Aa]', []],
])(
  '%j finds %j by username and names, in any case, in every store [USER-02]',
  async (typed, ids) => {
    const people = [
      person('1', 'admin', 'Li', 'Jing'),
      person('2', 'LiMing', 'Ming', 'Yuan'),
      person('3', 'zhou_ming', '周', '明远'),
      person('4', 'jing2', 'LI', 'jing'),
      person('5', 'a_b', 'Xu', 'A B'),
    ];
    expect(await find(people, typed)).toEqual({ platform: ids, loopback: ids });
  },
);

it('finds the users with every word in one of the three texts, and no others [USER-02] [CALL-02]', async () => {
  const text = fc.string({
    unit: fc.constantFrom(...Array.from('aAbB李_.*[%\\')),
    minLength: 1,
    maxLength: 4,
  });
  const people = fc.array(fc.tuple(text, text, text), { minLength: 1, maxLength: 6 });
  const typed = fc.array(text, { minLength: 1, maxLength: 2 });
  await fc.assert(
    fc.asyncProperty(people, typed, async (names, texts) => {
      const rows = names.map((name, n) => person(String(n), ...name));
      const expected = rows
        .filter(({ username, lastName, firstName }) =>
          texts.every(
            word =>
              [username, lastName, firstName].some(name =>
                name.toLowerCase().includes(word.toLowerCase()),
              ) || isParted(word, lastName, firstName),
          ),
        )
        .map(({ id }) => id);
      const found = await find(rows, texts.join(' '));
      expect({ names, texts, found }).toEqual({
        ...{ names, texts },
        found: { platform: expected, loopback: expected },
      });
    }),
    { numRuns: 200 },
  );
});
