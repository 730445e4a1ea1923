import fc from 'fast-check';

import type { FieldTypes } from '../../mocks/loopback/table.ts';

/** A table with a field of every type that the filter engine supports. */
export const fields: FieldTypes = {
  id: 'number',
  name: 'string',
  label: 'string',
  qty: 'number',
  active: 'boolean',
  createdAt: 'date',
  location: 'geopoint',
  tags: 'array',
  meta: 'object',
};

/** A row of that table; every field except for the id may be null or absent; a list is never null. */
export type FilterRow = { readonly id: number } & Readonly<Record<string, unknown>>;

const NAMES = [
  'Alpha',
  'alpha',
  'a.b',
  'aXb',
  'a%b',
  'a_b',
  '',
  '10',
  '北京路灯',
  '东路灯杆',
  '灯',
  'null',
  'Ω𠮷x',
];
const LABELS = ['x', 'y', 'undefined', 'longer text', '空调'];
const INSTANTS = [
  '2024-01-01T00:00:00.000Z',
  '2024-03-01T08:30:00.000Z',
  '1970-01-01T00:00:00.000Z',
];
const COLOURS = ['red', 'green', '蓝', ''];
const LOCATIONS = [30, 30.01, 30.5, -45, 90].flatMap(lat =>
  [120, 120.01, -170].map(lng => ({ lat, lng })),
);

/** Rows of the table with ascending ids from 1; some fields are absent. */
export function arbitraryRows(maxCount: number): fc.Arbitrary<FilterRow[]> {
  const some = <Value>(...values: readonly Value[]) =>
    fc.option(fc.constantFrom(...values), { nil: undefined, freq: 8 });
  const row = fc.record({
    name: some(...NAMES),
    label: some(...LABELS, null),
    qty: some<number | null>(0, 1, 1.5, 5, 10, 21, -3, null),
    active: some(true, false, null),
    createdAt: some(...INSTANTS, null),
    location: some(...LOCATIONS, null),
    tags: fc.array(fc.constantFrom(...COLOURS), { maxLength: 3 }),
    meta: fc.record({
      level: some<number | string | null>(1, 2, 3, '2', null),
      site: fc.record({ zone: some('n', 's', null) }),
      parts: fc.array(fc.record({ code: fc.constantFrom('a', 'b') }), { maxLength: 2 }),
    }),
  });
  return fc
    .array(row, { minLength: Math.ceil(maxCount / 2), maxLength: maxCount, size: 'max' })
    .map(rows => rows.map((fields, index) => ({ id: index + 1, ...omitUndefined(fields) })));
}

function omitUndefined(row: object): Record<string, unknown> {
  return JSON.parse(JSON.stringify(row)) as Record<string, unknown>;
}

const LIKE_PATTERNS = [
  'a',
  '%lph%',
  'a_b',
  'a.b',
  '^a',
  'b$',
  'l|路',
  '路灯',
  '灯',
  'un',
  '北.*灯',
  '[A-Z]l',
  '',
  'a(',
  '1',
  '\\x5f',
];

/** Operands for fields of each type, some of another type. */
const OPERANDS: Readonly<Record<string, readonly unknown[]>> = {
  id: [1, 2, '3', ' 4 ', 7, 'x'],
  name: [...NAMES, 10, true, ['Alpha'], 'zz'],
  label: [...LABELS, null],
  qty: [0, 1, 1.5, '10', '', true, ' 5 ', '1e1', 'abc', -3, null],
  active: [true, false, 'true', 'false', '0', '1', 0, '', 'yes', null],
  createdAt: [...INSTANTS, '2024-01-01', 1704067200000, true, null, '2024-01-01T08:00:00+08:00'],
  tags: COLOURS,
  'meta.level': [1, 2, '2', 3],
  'meta.site.zone': ['n', 's', 'm', null],
  'meta.parts.code': ['a', 'b', 'c'],
  'tags.0': ['red', '蓝'],
  nosuch: ['x', null, 0],
  constructor: ['x', null],
};

const COMPARISONS = ['neq', 'gt', 'gte', 'lt', 'lte'] as const;

function arbitraryCondition(path: string, maxCount: number): fc.Arbitrary<Record<string, unknown>> {
  const operand = fc.constantFrom(...(OPERANDS[path] ?? []));
  const list = fc.array(operand, { maxLength: 4, size: 'max' });
  const ranges = fc.oneof(
    ...COMPARISONS.map(name => operand.map(value => ({ [name]: value }))),
    fc.tuple(operand, operand).map(between => ({ between })),
    list.map(inq => ({ inq })),
    list.map(nin => ({ nin })),
  );
  const likes = fc
    .tuple(fc.constantFrom('like', 'nlike', 'ilike', 'nilike'), fc.constantFrom(...LIKE_PATTERNS))
    .map(([name, pattern]) => ({ [name]: pattern }));
  const regexps = fc.constantFrom('^a', '/^A/i', 'b$', '路|x', '').map(regexp => ({ regexp }));
  const isText = ['name', 'label', 'tags'].includes(path);
  const one = fc.oneof(ranges, ...(isText ? [likes, regexps] : path === 'qty' ? [likes] : []));
  return fc
    .array(one, { minLength: 1, maxLength: maxCount })
    .map(several => ({ [path]: Object.assign({}, ...several) as unknown }));
}

/** Conditions on one field, with a maximum number of operators in one object. */
function arbitraryFieldConditions(maxOperators: number): fc.Arbitrary<Record<string, unknown>> {
  const path = fc.constantFrom(...Object.keys(OPERANDS));
  return path.chain(name => {
    const values = (OPERANDS[name] ?? []).filter(value => value !== null || name !== 'tags');
    const equality = fc.constantFrom(...values).map(value => ({ [name]: value }));
    return fc.oneof(equality, arbitraryCondition(name, maxOperators));
  });
}

/** Every form of `where` except for `near`. */
export function arbitraryWheres(maxOperators: number): fc.Arbitrary<Record<string, unknown>> {
  const { where } = fc.letrec<{ where: Record<string, unknown> }>(tie => ({
    where: fc.oneof(
      { maxDepth: 2, depthIdentifier: 'where' },
      arbitraryFieldConditions(maxOperators),
      fc.array(tie('where'), { maxLength: 2 }).map(and => ({ and })),
      fc.array(tie('where'), { maxLength: 3, size: 'max' }).map(or => ({ or })),
      fc.tuple(tie('where'), tie('where')).map(([a, b]) => ({ ...a, ...b })),
    ),
  }));
  return where;
}

/** A `near` clause, some with bounds and units. */
export const arbitraryNears: fc.Arbitrary<Record<string, unknown>> = fc
  .record(
    {
      near: fc.constantFrom<unknown>({ lat: 30, lng: 120 }, '30.01,120', [-45, -170], {
        lat: '90',
        lng: '0',
      }),
      maxDistance: fc.constantFrom<unknown>(0, 1, 50, '2000', -1),
      minDistance: fc.constantFrom(0, 0.5, 100),
      unit: fc.constantFrom('kilometers', 'meters', 'miles', 'feet', 'radians', 'degrees', 'km'),
    },
    { requiredKeys: ['near'] },
  )
  .map(location => ({ location }));

/** Orders by some paths; a comparison with LoopBack excludes nullable text. */
export function arbitraryOrders(paths: readonly string[]): fc.Arbitrary<unknown> {
  const column = fc
    .tuple(fc.constantFrom(...paths), fc.constantFrom('', ' ASC', ' DESC', ' desc'))
    .map(parts => parts.join(''));
  const columns = fc.array(column, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    column,
    columns,
    columns.map(all => all.join(', ')),
  );
}

/** The paging of a filter: values that LoopBack and the engine accept. */
export const arbitraryPages = fc.record(
  {
    limit: fc.constantFrom<unknown>(3, 7, '12', 100, true, null),
    offset: fc.constantFrom<unknown>(0, 0, 0, 1, 1, '2', 5, 1000),
    skip: fc.constantFrom(0, 0, 1),
    fields: fc.constantFrom<unknown>(['id', 'name'], 'qty', { name: true, qty: false }, [], {}, [
      'id',
      'nosuch',
    ]),
  },
  { requiredKeys: [] },
);
