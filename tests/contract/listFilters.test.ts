import { createRequire } from 'node:module';

import fc from 'fast-check';
import { expect, it } from 'vitest';

import { createTable } from '../../mocks/loopback/table.ts';
import { toLoopbackFilter } from '../../src/data/dialects/loopbackFilter.ts';
import { createField, createResource } from '../support/testDescriptors.ts';

/** What is used of LoopBack's own implementation, which comes without types of its own here. */
interface Model {
  find(filter: object): Promise<readonly { readonly id: number }[]>;
  create(rows: readonly object[]): Promise<unknown>;
}
interface Juggler {
  DataSource: new (connector: string) => {
    define(name: string, properties: object, settings: object): Model;
  };
}

interface Lamp {
  readonly id: number;
  readonly name: string;
  readonly note?: string | null;
  readonly power?: number | null;
  readonly lit?: boolean | null;
  readonly seen?: string | null;
}

/** A filter of a screen, and the expected rows. */
interface FilterCase {
  readonly filter: object;
  readonly holds: (lamp: Lamp) => boolean;
}

const lamps = createResource({
  sort: { field: 'id', order: 'ASC' },
  fields: [
    createField({ source: 'name', kind: 'text', required: true, filter: ['like', 'eq'] }),
    createField({ source: 'note', kind: 'text', nullable: true, filter: ['like', 'empty'] }),
    createField({ source: 'power', kind: 'number', filter: ['between', 'inq', 'empty'] }),
    createField({ source: 'lit', kind: 'boolean', filter: ['eq', 'empty'] }),
    createField({ source: 'seen', kind: 'dateTime', filter: ['between', 'inq', 'empty'] }),
  ],
});

const text = (maxLength: number) =>
  fc.string({ unit: fc.constantFrom(...Array.from('ulan灯%_.*(\\')), maxLength });
const power = fc.integer({ min: -3, max: 3 });
const seen = fc.constantFrom(...[1, 2, 3].map(day => `2026-11-0${day}T00:00:00.000Z`));
const perhaps = <Value>(value: fc.Arbitrary<Value>) =>
  fc.option(fc.option(value, { nil: null }), { nil: undefined });

const city = fc
  .array(
    fc.record({
      ...{ name: text(4), note: perhaps(text(4)), power: perhaps(power) },
      ...{ lit: perhaps(fc.boolean()), seen: perhaps(seen) },
    }),
    { maxLength: 12 },
  )
  .map(rows => rows.map((row, n): Lamp => ({ id: n + 1, ...row })));

const range = <Value>(value: fc.Arbitrary<Value>) => fc.tuple(value, value);
const has = (value: unknown) => value !== null && value !== undefined;

const simple: fc.Arbitrary<FilterCase> = fc.oneof(
  fc.constantFrom('name' as const, 'note' as const).chain(source =>
    text(2)
      .filter(part => part !== '')
      .map(part => ({
        filter: { [source]: part },
        holds: (lamp: Lamp) => (lamp[source] ?? '').includes(part),
      })),
  ),
  range(power).map(([from, to]) => ({
    filter: { power: { between: [from, to] } },
    holds: ({ power }: Lamp) => typeof power === 'number' && power >= from && power <= to,
  })),
  range(seen).map(([from, to]) => ({
    filter: { seen: [from, to] },
    holds: ({ seen }: Lamp) => typeof seen === 'string' && seen >= from && seen <= to,
  })),
  fc.array(power, { minLength: 1, maxLength: 3 }).map(inq => ({
    filter: { power: { inq } },
    holds: ({ power }: Lamp) => typeof power === 'number' && inq.includes(power),
  })),
  fc.array(seen, { minLength: 1, maxLength: 2 }).map(inq => ({
    filter: { seen: { inq } },
    holds: ({ seen }: Lamp) => typeof seen === 'string' && inq.includes(seen),
  })),
  fc.boolean().map(eq => ({ filter: { lit: eq }, holds: ({ lit }: Lamp) => lit === eq })),
  fc
    .tuple(fc.constantFrom('note', 'power', 'lit', 'seen'), fc.boolean())
    .map(([source, empty]) => ({
      filter: { [source]: { empty } },
      holds: (lamp: Lamp) => has((lamp as unknown as Record<string, unknown>)[source]) !== empty,
    })),
);

const group = (name: 'and' | 'or'): fc.Arbitrary<FilterCase> =>
  fc.array(simple, { minLength: 1, maxLength: 3 }).map(members => ({
    filter: { [name]: members.map(({ filter }) => filter) },
    holds: lamp => members[name === 'and' ? 'every' : 'some'](({ holds }) => holds(lamp)),
  }));

const { DataSource } = createRequire(import.meta.url)('loopback-datasource-juggler') as Juggler;
const properties = {
  ...{ id: { type: Number, id: true }, name: String, note: String },
  ...{ power: Number, lit: Boolean, seen: Date },
};
const types = {
  id: 'number',
  name: 'string',
  note: 'string',
  power: 'number',
  lit: 'boolean',
  seen: 'date',
} as const;

it('means what a user expects, to LoopBack and to the mock platform alike [CALL-02]', async () => {
  const memory = new DataSource('memory');
  let models = 0;
  const condition = fc.oneof({ arbitrary: simple, weight: 2 }, group('and'), group('or'));

  await fc.assert(
    fc.asyncProperty(city, condition, async (rows, { filter, holds }) => {
      models += 1;
      const model = memory.define(`Lamp${models}`, properties, { forceId: false });
      if (rows.length > 0) await model.create(structuredClone(rows));
      const table = createTable<Lamp>(
        types,
        rows.map(row => ({ ...row })),
      );
      const loopbackFilter = toLoopbackFilter(
        lamps,
        { pagination: { page: 1, perPage: 50 }, filter },
        'regexp',
      );
      const expected = rows.filter(holds).map(({ id }) => id);

      const found = await model.find(structuredClone(loopbackFilter));
      expect(found.map(({ id }) => id)).toEqual(expected);
      expect(table.find({ ...loopbackFilter }).map(({ id }) => id)).toEqual(expected);
      expect(table.count(loopbackFilter.where ?? {})).toBe(expected.length);
    }),
    { numRuns: 1_500 },
  );
});
