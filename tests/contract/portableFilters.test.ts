import fc from 'fast-check';
import type { GetListParams, GetManyReferenceParams } from 'react-admin';
import { expect, it, vi } from 'vitest';

import { createDataProvider } from '../../src/data/dataProvider.ts';
import { UnsupportedQueryError } from '../../src/data/UnsupportedQueryError.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { getOperandField } from '../../src/resources/conditions/getOperandField.ts';
import { formatFilter } from '../../src/schema/filter.ts';
import { fromOperandFormValues } from '../../src/resources/conditions/operandFormValues.ts';
import { sanitizeListSearch } from '../../src/resources/conditions/listUrl.ts';
import type { FieldDescriptor, FilterOperator } from '../../src/schema/field.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import { validatePortableQuery } from '../support/validatePortableQuery.ts';

const listed: readonly ResourceDescriptor[] = Object.values<ResourceDescriptor>(resources).filter(
  ({ verbs }) => verbs.list && verbs.count,
);

/** Every request is intercepted and gets an empty response. */
function catchCalls(): URL[] {
  const left: URL[] = [];
  vi.stubGlobal('fetch', (input: Request | URL) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.pathname === '/config.json')
      return Promise.resolve(new Response(null, { status: 404 }));
    left.push(url);
    return Promise.resolve(Response.json(url.pathname.endsWith('/count') ? { count: 0 } : []));
  });
  return left;
}

const hostileText = fc.oneof(
  fc.constantFrom(
    ...[
      '%',
      '_',
      '\\',
      '(a+)+$',
      "' OR 1=1 --",
      '{"neq":null}',
      '__proto__',
      'constructor',
      '路灯%',
    ],
    ...[
      '',
      ' ',
      'null',
      'undefined',
      '[object Object]',
      '<script>',
      '𠮷',
      '\u0000',
      'true',
      '1e999',
    ],
    ...['2026-11-21', '2026-11-21T08:00', '2026-11-21T08:00:00+08:00', '+275760-09-13', '-1', '0'],
  ),
  fc.string({ unit: 'binary', maxLength: 8 }),
);
const value = fc.oneof(
  hostileText,
  ...[fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  ...[
    fc.date({ noInvalidDate: false }),
    fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
  ],
);
/** Values written into a URL by hand, or passed on by a form. */
const values = fc.oneof(
  fc.array(value, { maxLength: 4 }),
  fc.array(fc.oneof(fc.integer(), fc.string()), { minLength: 101, maxLength: 230 }),
);
const operand = fc.oneof(value, values, fc.object({ maxDepth: 2 }));
const forbidden = ['neq', 'nin', 'nlike', 'ilike', 'regexp', 'near', '$ne', '__proto__', 'exists'];
const operators = ['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty', ...forbidden];
const oddNames = ['nosuch', '__proto__', 'constructor', 'meta.level', '$where', 'password', 'near'];

/** A filter in a URL that is written by hand. */
function written({ fields, key }: ResourceDescriptor): fc.Arbitrary<unknown> {
  const name = fc.constantFrom(...fields.map(({ source }) => source), ...oddNames);
  const matcher = fc.oneof(operand, fc.dictionary(fc.constantFrom(...operators), operand));
  const { filter } = fc.letrec<{ filter: Record<string, unknown> }>(tie => ({
    filter: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'written' },
      fc.dictionary(name, matcher, { maxKeys: 4 }),
      fc
        .tuple(fc.constantFrom('and', 'or'), fc.array(tie('filter'), { maxLength: 3 }))
        .map(([group, members]) => ({ [group]: members })),
    ),
  }));
  const within = (levels: number, inner: unknown): unknown =>
    levels === 0 ? inner : { or: [within(levels - 1, inner), { [key]: 'x' }] };
  return fc
    .tuple(
      fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 8 })),
      filter,
    )
    .map(([levels, inner]) => within(levels, inner));
}

/** A filter as the forms of the list make it: some fields, an offered operator of each, anything typed. */
function typed({ fields }: ResourceDescriptor): fc.Arbitrary<unknown> {
  const filterable = fields.filter(({ filter }) => filter.length > 0);
  if (filterable.length === 0) return fc.constant({});
  const one = fc.constantFrom(...filterable).chain((field: FieldDescriptor) =>
    fc.constantFrom<FilterOperator>(...field.filter).chain(operator =>
      fc.record({
        ...{ field: fc.constant(field), operator: fc.constant(operator), until: value },
        value: getOperandField(field, operator).kind.toLowerCase().includes('list')
          ? values
          : value,
      }),
    ),
  );
  return fc.array(one, { maxLength: 4 }).map(all =>
    formatFilter(
      all.map(({ field, operator, value, until }) => ({
        ...{ field, operator },
        value: fromOperandFormValues(field, operator, { value, until }),
      })),
    ),
  );
}

/** The state of a list, once as its URL has it and once as the URL is sanitized. */
function states(resource: ResourceDescriptor): fc.Arbitrary<readonly GetListParams[]> {
  const sort = fc.constantFrom(...resource.fields.map(({ source }) => source), ...oddNames, '');
  return fc
    .record({
      filter: fc.oneof(written(resource), typed(resource)),
      sort,
      order: fc.constantFrom('ASC', 'DESC', 'asc', 'FOO', ''),
      page: fc.oneof(fc.integer({ min: -2, max: 9_999_999 }).map(String), hostileText),
      perPage: fc.oneof(fc.constantFrom('10', '15', '100', '0', '-1', '1.5', '1e9'), hostileText),
    })
    .map(({ filter, ...state }) => {
      const search = `?${new URLSearchParams({ ...state, filter: JSON.stringify(filter) }).toString()}`;
      return [search, sanitizeListSearch(search, resource)?.search ?? search].map(paramsOf);
    });
}

/** The conditions that react-admin reads from the URL of a list. */
function paramsOf(search: string): GetListParams {
  const searchParams = new URLSearchParams(search);
  return {
    pagination: {
      page: Number(searchParams.get('page')),
      perPage: Number(searchParams.get('perPage')),
    },
    sort: {
      field: searchParams.get('sort') ?? '',
      order: (searchParams.get('order') ?? '') as 'ASC',
    },
    filter: JSON.parse(searchParams.get('filter') ?? '{}') as unknown,
  };
}

const id = fc.oneof(fc.string({ minLength: 1 }), fc.integer());
/** Those that refer to one record are requested by a reference. */
const targetsOf = ({ fields, key }: ResourceDescriptor) => [
  ...fields.filter(({ kind }) => kind === 'reference').map(({ source }) => source),
  key,
];
const action = fc.constantFrom(...listed).chain(resource =>
  fc.record({
    resource: fc.constant(resource),
    states: states(resource),
    ids: fc.array(id, { minLength: 1, maxLength: 230 }),
    target: fc.constantFrom(...targetsOf(resource)),
  }),
);

it.each(['regexp', 'sql'] as const)(
  'sends nothing beyond the portable subset, whatever a user does in any list (%s) [CALL-02]',
  async containsStyle => {
    const left = catchCalls();
    const provider = createDataProvider({ resources, containsStyle: () => containsStyle });
    await fc.assert(
      fc.asyncProperty(action, async ({ resource, states, ids, target }) => {
        left.length = 0;
        for (const params of states) {
          const isRepaired = params === states[1];
          await settled(() => provider.getList(resource.name, params), isRepaired);
          await settled(
            () =>
              provider.getManyReference(resource.name, {
                ...(params as GetManyReferenceParams),
                ...{ target, id: ids[0]! },
              }),
            isRepaired,
          );
        }
        await provider.getMany(resource.name, { ids });
        expect(left.length).toBeGreaterThan(0);
        // A moment without an offset needs the zone of the site, which is read before the list.
        const sent = left.filter(({ pathname }) => !pathname.startsWith('/api/config/'));
        const problems = sent.flatMap(url => validatePortableQuery(url, resource));
        expect([decodeURIComponent(left.join('\n')), problems]).toEqual([expect.anything(), []]);
      }),
      { numRuns: 1_000 },
    );
    expect(listed.length).toBeGreaterThan(15);
  },
);

/** A filter that is too deep, or has two branches, is rejected here and never sent; a sanitized one has one. */
async function settled(call: () => Promise<unknown>, isRepaired: boolean): Promise<void> {
  try {
    await call();
  } catch (error) {
    const isDenied =
      error instanceof RangeError || (!isRepaired && error instanceof UnsupportedQueryError);
    if (!isDenied) throw error;
  }
}

it.each([
  [{ where: { name: { gt: 'a', lt: 'b' } } }, /several operators/],
  [{ where: { name: { neq: 'a' } } }, /the operator neq/],
  [{ where: { name: 'a', model: 'led' } }, /several conditions/],
  [{ where: { name: { inq: Array.from({ length: 101 }, String) } } }, /101 values/],
  [{ limit: undefined }, /the limit/],
  [{ order: ['name ASC'] }, /does not end with the id/],
  [{ where: { installDate: '2026/11/21' } }, /the day/],
  [{ where: { geoPoint: { near: '30,120' } } }, /the operator near/],
])('the validator reports %j', (change, problem) => {
  const filter = { order: ['name ASC', 'id ASC'], offset: 0, limit: 15, ...change };
  const searchParams = new URL('http://localhost/api/core/assets');
  searchParams.searchParams.set('filter', JSON.stringify(filter));
  expect(validatePortableQuery(searchParams, resources.assets!).join()).toMatch(problem);
});
