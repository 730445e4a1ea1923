import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { ContainsStyle } from './containsStyle.ts';
import type { FieldDescriptor, FieldKindDescriptor, FilterOperator } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import { users } from '../../generated/users/resources.ts';
import { toLoopbackFilter, toLoopbackWhere } from './loopbackFilter.ts';

const localizedText = { en: '', zh: '' };

const field = (
  source: string,
  kind: FieldKindDescriptor,
  filter: readonly FilterOperator[],
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor =>
  ({
    ...{ source, label: localizedText, filter, sortable: true },
    ...{ required: true, readOnly: false, writeOnly: false, nullable: false },
    ...kind,
    ...more,
  }) as FieldDescriptor;

const ALL: readonly FilterOperator[] = [
  ...(['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'] as const),
];

const lamps: ResourceDescriptor = {
  ...{ name: 'lamps', service: 'street', dialect: 'loopback', schema: 'Lamp', key: 'ssslc' },
  ...{
    label: localizedText,
    plural: localizedText,
    recordRepresentation: '{name}',
    groups: [],
    verbs: {},
    actions: [],
  },
  ...{ sort: { field: 'name', order: 'ASC' }, pageSize: 15, include: ['domain'] },
  fields: [
    field('ssslc', { kind: 'text' }, []),
    field('name', { kind: 'text' }, ['like', 'eq']),
    field('serial', { kind: 'text' }, ['like'], { rule: 'deviceId' }),
    field('note', { kind: 'multiline' }, ['like', 'empty'], { nullable: true }),
    field('power', { kind: 'number' }, ['gte', 'between', 'eq', 'empty']),
    field('lit', { kind: 'boolean' }, ['eq', 'empty']),
    field('seen', { kind: 'dateTime' }, ['between', 'gte', 'inq', 'empty']),
    field('built', { kind: 'date' }, ['eq', 'between']),
    field('domainId', { kind: 'reference', reference: 'domains' }, ['inq']),
    field('mode', { kind: 'enum', choices: [{ value: 1, label: localizedText }] }, ['eq']),
    field('place', { kind: 'geoPoint' }, ['eq', 'empty'], { sortable: false }),
  ],
};

const withKey = (one: FieldDescriptor): FieldDescriptor =>
  one.source === 'name' ? { ...one, sortBy: 'nameKey' } : one;

const where = (filter: unknown, style: ContainsStyle = 'regexp') =>
  toLoopbackWhere(lamps, filter, style);

describe('the where of a list', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a bare value, with the first operator of its field',
      { name: 'Lamp' },
      { name: { like: '[Ll][Aa][Mm][Pp]' } },
    ],
    ['an operator', { name: { eq: 'Lamp' } }, { name: 'Lamp' }],
    ['a pasted id', { serial: '\u202aｓslc\u200b07\u200e' }, { serial: { like: 'SSLC07' } }],
    ['a pasted name', { name: '\ufeffLamp\u200b' }, { name: { like: '[Ll][Aa][Mm][Pp]' } }],
    ['two fields', { name: 'a', lit: true }, { and: [{ name: { like: '[Aa]' } }, { lit: true }] }],
    [
      'two operators of one field, one condition each',
      { power: { gte: 5, eq: 7 } },
      { and: [{ power: { gte: 5 } }, { power: 7 }] },
    ],
    [
      'a range, as two conditions',
      { power: { between: [1, '2.5'] } },
      { and: [{ power: { gte: 1 } }, { power: { lte: 2.5 } }] },
    ],
    ['a range without an end', { power: { between: [1, null] } }, { power: { gte: 1 } }],
    ['texts from an address', { lit: 'false', mode: '1' }, { and: [{ lit: false }, { mode: 1 }] }],
    [
      'an instant, in UTC',
      { seen: { gte: '2026-11-12T08:00:00+08:00' } },
      { seen: { gte: '2026-11-12T00:00:00.000Z' } },
    ],
    ['an object that is no text', { note: { empty: { toString: {} } }, mode: {} }, undefined],
    ['a day', { built: '2026-11-12' }, { built: '2026-11-12' }],
    ['ids', { domainId: ['a', 'b', 'a'] }, { domainId: { inq: ['a', 'b'] } }],
    [
      'instants of a list, which LoopBack would not find in one',
      { seen: { inq: ['2026-01-01T00:00:00Z', 0] } },
      { or: [{ seen: '2026-01-01T00:00:00.000Z' }, { seen: '1970-01-01T00:00:00.000Z' }] },
    ],
    ['a missing value', { note: { empty: true } }, { note: null }],
    ['a value, whatever it is', { note: { empty: false } }, { note: { gte: '' } }],
    ['a missing position', { place: { empty: true } }, { place: null }],
    ['a position, whatever it is', { place: { empty: false } }, { place: { neq: null } }],
    ['a truth, whatever it is', { lit: { empty: 'false' } }, { lit: { inq: [false, true] } }],
    [
      'either of two',
      { or: [{ name: 'a' }, { power: 5, lit: true }] },
      { or: [{ name: { like: '[Aa]' } }, { and: [{ power: { gte: 5 } }, { lit: true }] }] },
    ],
    [
      'all of a list',
      { and: [{ name: 'a' }, { and: [{ lit: true }] }] },
      {
        and: [{ name: { like: '[Aa]' } }, { lit: true }],
      },
    ],
  ])('formats %s [CALL-02]', (_, filter, expected) => {
    expect(where(filter)).toEqual(expected);
  });

  it.each(
    [
      undefined,
      null,
      'name',
      [],
      {},
      { nosuch: 'x' },
      { constructor: 'x' },
      { name: '' },
      { name: null },
      { name: { regexp: '.*' } },
      { name: { neq: 'x' } },
      { ssslc: 'x' },
      { name: { like: { $gt: '' } } },
      { lit: 'perhaps' },
      { power: 'many' },
      { power: '' },
      { power: { between: 'x' } },
      { seen: { gte: 'yesterday' } },
      { built: '2026-11-31x' },
      { domainId: [] },
      { domainId: [null, {}] },
      { place: { eq: { lat: 1, lng: 2 } } },
      { note: { empty: 'perhaps' } },
      { and: 'x', or: 'x' },
      { or: [] },
      { or: [{ name: 'a' }, { nosuch: 'x' }] },
    ].map(filter => ({ filter })),
  )(
    'sends nothing for $filter, which the document does not define or which has no condition [CALL-02]',
    ({ filter }) => {
      expect(where(filter)).toBeUndefined();
    },
  );

  it('cuts more than a hundred ids into pieces [CALL-02]', () => {
    const ids = Array.from({ length: 201 }, (_, n) => `d${n}`);
    expect(where({ domainId: ids })).toEqual({
      or: [
        { domainId: { inq: ids.slice(0, 100) } },
        { domainId: { inq: ids.slice(100, 200) } },
        { domainId: { inq: ids.slice(200) } },
      ],
    });
  });

  it('rejects what is nested deeper than the platform reads [CALL-02]', () => {
    const nested = (levels: number): object =>
      levels === 0 ? { name: 'a' } : { or: [nested(levels - 1), { name: 'b' }] };
    expect(where(nested(4))).toBeDefined();
    expect(() => where(nested(5))).toThrow(RangeError);
  });
});

describe('a contains-search', () => {
  it('requires a value of a field that may be missing, or "u" would find "undefined" [CALL-02]', () => {
    expect(where({ note: 'u' })).toEqual({
      and: [{ note: { like: '[Uu]' } }, { note: { gte: '' } }],
    });
    expect(where({ note: 'u' }, 'sql')).toEqual({
      or: [{ note: { like: '%u%' } }, { note: { like: '%U%' } }],
    });
  });

  it.each([
    ['7.5', '7\\.5', '%7.5%'],
    ['50%_', '50\\x25\\x5f', '%50\\%\\_%'],
    ['(灯', '\\(灯', '%(灯%'],
    ['*', '\\*', '%*%'],
    ['\\', '\\\\', '%\\\\%'],
  ])('takes %j literally, in either style [CALL-02]', (part, regexp, sql) => {
    expect(where({ name: part })).toEqual({ name: { like: regexp } });
    expect(where({ name: part }, 'sql')).toEqual({ name: { like: sql } });
  });

  it('finds exactly the texts that contain the part, in any case [CALL-02]', () => {
    /** Evaluates `like` as LoopBack's memory and MongoDB connectors do. */
    const finds = (like: string, text: string) =>
      new RegExp(like.replaceAll('%', '.*').replaceAll('_', '.')).test(text);
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('aAb灯%_.*+?()[]{}|^$\\/- \n')),
      maxLength: 6,
    });
    fc.assert(
      fc.property(text, text, (part, whole) => {
        fc.pre(part !== '');
        const { name } = where({ name: part }) as { name: { like: string } };
        expect(finds(name.like, whole)).toBe(whole.toLowerCase().includes(part.toLowerCase()));
        expect(finds(name.like, whole + part)).toBe(true);
      }),
    );
  });
});

describe('the filter of a list', () => {
  it('of users is the one that the specification gives [USER-02]', () => {
    expect(toLoopbackFilter(users, { filter: { username: 'li' } }, 'regexp')).toEqual({
      where: { username: { like: '[Ll][Ii]' } },
      order: ['username ASC', 'id ASC'],
      offset: 0,
      limit: 15,
      include: ['role', 'domains'],
    });
  });

  it('has where, order, offset, limit and include, and the id decides ties [CALL-02]', () => {
    const condition = {
      pagination: { page: 3, perPage: 20 },
      sort: { field: 'power', order: 'DESC' },
      filter: { name: 'a' },
    };
    expect(toLoopbackFilter(lamps, condition, 'regexp')).toEqual({
      where: { name: { like: '[Aa]' } },
      order: ['power DESC', 'ssslc ASC'],
      offset: 40,
      limit: 20,
      include: ['domain'],
    });
  });

  it('is ordered by the key that the document names for a field, in which 10 comes after 9 [CALL-02]', () => {
    const named = { ...lamps, fields: lamps.fields.map(withKey) };
    expect(toLoopbackFilter(named, {}, 'regexp').order).toEqual(['nameKey ASC', 'ssslc ASC']);
    const sort = { field: 'name', order: 'DESC' };
    expect(toLoopbackFilter(named, { sort }, 'regexp').order).toEqual([
      'nameKey DESC',
      'ssslc ASC',
    ]);
  });

  it.each([
    [undefined, ['name ASC', 'ssslc ASC']],
    [{ field: 'nosuch', order: 'DESC' }, ['name ASC', 'ssslc ASC']],
    [{ field: 'place', order: 'DESC' }, ['name ASC', 'ssslc ASC']],
    [{ field: 'power', order: 'sideways' }, ['power ASC', 'ssslc ASC']],
    [{ field: 'ssslc', order: 'DESC' }, ['ssslc DESC']],
  ])('sorts %j by %j [CALL-02]', (sort, order) => {
    expect(toLoopbackFilter(lamps, { sort }, 'regexp').order).toEqual(order);
  });

  it.each([
    [undefined, undefined, 0, 15],
    [0, 0, 0, 15],
    [-1, -5, 0, 15],
    [1.5, NaN, 0, 15],
    [2, Infinity, 15, 15],
    [1e300, 10, 0, 10],
  ])('never requests page %s of %s rows as such', (page, perPage, offset, limit) => {
    const pagination = { page, perPage } as { page: number; perPage: number };
    expect(toLoopbackFilter(lamps, { pagination }, 'regexp')).toMatchObject({ offset, limit });
  });
});

/** Every operator that a where may contain besides plain equality. */
const PORTABLE = new Set(['like', 'inq', 'gt', 'gte', 'lt', 'lte']);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Returns the conditions of a where that stores interpret differently. */
function offences(where: unknown): readonly string[] {
  const entries = Object.entries(where as object);
  if (entries.length !== 1) return [`${entries.length} conditions in one object`];
  const [name, value] = entries[0] as [string, unknown];
  if (name === 'and' || name === 'or') {
    return isList(value) && value.length > 0 ? value.flatMap(offences) : [`empty ${name}`];
  }
  const known = lamps.fields.find(({ source }) => source === name);
  if (!known) return [`unknown field ${name}`];
  if (value === null || isScalar(value)) return [];
  const operators = Object.entries(value as object);
  if (operators.length !== 1) return [`${operators.length} operators in one condition`];
  const [operator, operand] = operators[0] as [string, unknown];
  // A position has no order; the comparison with null is the only negation that all stores evaluate alike.
  if (known.kind === 'geoPoint' && operator === 'neq' && operand === null) return [];
  if (!PORTABLE.has(operator)) return [`operator ${operator}`];
  if (operator !== 'inq')
    return isScalar(operand) ? [] : [`${operator} ${JSON.stringify(operand)}`];
  const isGood = isList(operand) && operand.every(isScalar) && operand.length > 0;
  if (!isGood || operand.length > 100) return [`inq ${JSON.stringify(operand)}`];
  return known.kind === 'dateTime' ? ['inq of dates'] : [];
}

it('sends only what every LoopBack store supports, for any filter [CALL-02]', () => {
  const open = { ...lamps, fields: lamps.fields.map(one => ({ ...one, filter: ALL })) };
  const name = fc.constantFrom(...lamps.fields.map(one => one.source), 'nosuch', 'a.b', 'toString');
  const scalar = fc.oneof(
    fc.constantFrom('', 'u', '5', 'true', '2026-11-12', '2026-11-12T00:00:00Z', '\\_%'),
    fc.boolean(),
    fc.double(),
    fc.constant(null),
    fc.string(),
  );
  const value = fc.oneof(
    { arbitrary: scalar, weight: 3 },
    fc.array(scalar, { maxLength: 250 }),
    fc.object({ maxDepth: 1 }),
  );
  const operator = fc.constantFrom(...ALL, 'neq', 'nin', 'near', 'regexp', '$where');
  const condition = fc.oneof(value, fc.dictionary(operator, value, { minKeys: 1, maxKeys: 3 }));
  const { filter } = fc.letrec<{ filter: object }>(tie => ({
    filter: fc.oneof(
      { maxDepth: 3 },
      fc.dictionary(name, condition, { minKeys: 1, maxKeys: 4 }),
      fc.record({ or: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
      fc.record({ and: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }) }),
    ),
  }));

  let convertedCount = 0;
  fc.assert(
    fc.property(filter, fc.constantFrom('regexp' as const, 'sql' as const), (condition, style) => {
      const where = toLoopbackWhere(open, condition, style);
      if (where) convertedCount += 1;
      expect(where ? offences(where) : []).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(convertedCount).toBeGreaterThan(800);
});
