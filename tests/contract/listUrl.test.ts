import fc from 'fast-check';
import { expect, it } from 'vitest';

import { toLoopbackFilter } from '../../src/data/dialects/loopbackFilter.ts';
import { resources } from '../../src/generated/catalogue.ts';
import { MAX_GROUP_DEPTH, getGroupDepth } from '../../src/resources/conditions/filterConditions.ts';
import { sanitizeListSearch, getPageSizes } from '../../src/resources/conditions/listUrl.ts';
import { sanitizeFilter } from '../../src/resources/conditions/sanitizeFilter.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const listed: readonly ResourceDescriptor[] = Object.values<ResourceDescriptor>(resources).filter(
  ({ verbs }) => verbs.list && verbs.count,
);

const OPERATORS = ['eq', 'like', 'inq', 'gt', 'gte', 'lt', 'lte', 'between', 'empty'];
const ODD = ['nosuch', '__proto__', 'constructor', 'toString', 'meta.level', '$where', ''];
const odd = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(...ODD, 'NaN', 'Infinity', '1e9', '-1', '0', '1.5', ' 1', '１', 'null', '[]'),
);

/** A filter: of fields that there are and of others, nested at will, with anything for a value. */
const filterOf = ({ fields }: ResourceDescriptor) => {
  const name = fc.constantFrom(...fields.map(({ source }) => source), ...ODD);
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    odd,
    fc.constantFrom('2026-11-21', '2026-11-21T08:00:00.000Z', 'true', '5'),
  );
  const condition = fc.oneof(
    value,
    fc.dictionary(fc.constantFrom(...OPERATORS, 'regexp', '__proto__'), value),
  );
  const { filter } = fc.letrec<{ filter: unknown }>(tie => ({
    filter: fc.oneof(
      { maxDepth: 6, depthIdentifier: 'filter' },
      fc.dictionary(name, condition, { maxKeys: 4 }),
      fc.record(
        {
          or: fc.array(tie('filter'), { maxLength: 3 }),
          and: fc.array(tie('filter'), { maxLength: 3 }),
        },
        { requiredKeys: [] },
      ),
      value,
    ),
  }));
  return filter.map(each => JSON.stringify(each));
};

/** The part of a URL as written by hand: once, several times, or not at all. */
const searchParams = fc.constantFrom(...listed).chain(descriptor =>
  fc
    .record({
      page: fc.array(fc.oneof(fc.integer().map(String), odd), { maxLength: 2 }),
      perPage: fc.array(fc.oneof(fc.constantFrom('15', '100'), odd), { maxLength: 2 }),
      sort: fc.array(
        fc.oneof(fc.constantFrom(...descriptor.fields.map(({ source }) => source)), odd),
        { maxLength: 2 },
      ),
      order: fc.array(fc.constantFrom('ASC', 'DESC', 'asc', 'sideways'), { maxLength: 2 }),
      filter: fc.array(fc.oneof(filterOf(descriptor), odd), { maxLength: 2 }),
      displayedFilters: fc.array(odd, { maxLength: 1 }),
    })
    .map(parts => {
      const search = new URLSearchParams();
      for (const [name, values] of Object.entries(parts))
        values.forEach(value => search.append(name, value));
      return { descriptor, search: `?${search}` };
    }),
);

/** The conditions that react-admin and then the platform read from a URL. */
function sentBy(search: string, descriptor: ResourceDescriptor) {
  const params = new URLSearchParams(search);
  return toLoopbackFilter(
    descriptor,
    {
      pagination: {
        page: Number(params.get('page') ?? 1),
        perPage: Number(params.get('perPage') ?? descriptor.pageSize),
      },
      ...(params.has('sort') && {
        sort: { field: params.get('sort')!, order: params.get('order') ?? 'ASC' },
      }),
      filter: JSON.parse(params.get('filter') ?? '{}') as unknown,
    },
    'regexp',
  );
}

it('opens a list by whatever URL, requests no page before the first and no size below one, and sanitizes it once', () => {
  fc.assert(
    fc.property(searchParams, ({ descriptor, search }) => {
      const sanitized = sanitizeListSearch(search, descriptor);
      const good = sanitized?.search ?? search;
      expect(sanitizeListSearch(good, descriptor)).toBeUndefined();

      const { offset, limit } = sentBy(good, descriptor);
      expect(offset).toBeGreaterThanOrEqual(0);
      expect(getPageSizes(descriptor)).toContain(limit);
      // The platform side validates too: it holds without the sanitizing.
      const [page, perPage] = ['page', 'perPage'].map(part =>
        new URLSearchParams(search).get(part),
      );
      const raw = toLoopbackFilter(
        descriptor,
        { pagination: { page: Number(page), perPage: Number(perPage) } },
        'regexp',
      );
      expect(raw.offset).toBeGreaterThanOrEqual(0);
      expect(raw.limit).toBeGreaterThanOrEqual(1);
    }),
    { numRuns: 400 },
  );
});

it('reports of everything that it leaves out what it was', () => {
  fc.assert(
    fc.property(searchParams, ({ descriptor, search }) => {
      const sanitized = sanitizeListSearch(search, descriptor);
      const [before, after] = [search, sanitized?.search ?? search].map(
        each => new URLSearchParams(each),
      );
      const parts = ['page', 'perPage', 'sort', 'filter'].filter(
        part => before!.has(part) && before!.get(part) !== after!.get(part),
      );
      expect(sanitized?.rejectedParams.length ?? 0).toBeGreaterThanOrEqual(parts.length);
    }),
    { numRuns: 200 },
  );
});

it('queries by a sanitized URL what its chips show, and never deeper than the platform reads', () => {
  fc.assert(
    fc.property(searchParams, ({ descriptor, search }) => {
      const good = sanitizeListSearch(search, descriptor)?.search ?? search;
      const values = JSON.parse(new URLSearchParams(good).get('filter') ?? '{}') as object;
      const { conditions, rejectedParams } = sanitizeFilter(descriptor, { ...values });
      expect(rejectedParams).toEqual([]);
      expect(getGroupDepth(conditions)).toBeLessThanOrEqual(MAX_GROUP_DEPTH);
      const { where } = sentBy(good, descriptor);
      expect(where === undefined).toBe(conditions.length === 0);
    }),
    { numRuns: 400 },
  );
});

/** Every condition that takes the most room in the syntax of LoopBack, of every list that has one. */
const longest = listed.flatMap(descriptor =>
  descriptor.fields.flatMap(field => {
    const value = {
      like: 'x',
      between: ['2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z'],
      inq: Array.from({ length: 250 }, (_, n) => (field.kind === 'integer' ? n : `i${n}`)),
      empty: false,
    };
    return Object.entries(value)
      .filter(([operator]) => field.filter.some(each => each === operator))
      .map(
        ([operator, operand]) => [descriptor, { [field.source]: { [operator]: operand } }] as const,
      );
  }),
);

it.each([1, 2, 3, 4, 5, 6, 9])(
  'queries %i nested groups as deep as the platform reads, and leaves deeper ones out',
  groups => {
    for (const [descriptor, condition] of longest) {
      const nest = (level: number): object =>
        level > groups
          ? condition
          : {
              [level % 2 ? 'or' : 'and']: [
                nest(level + 1),
                condition,
                { [descriptor.key]: { eq: 'x' } },
              ],
            };
      const search = `?${new URLSearchParams({ filter: JSON.stringify(nest(1)) })}`;
      const good = sanitizeListSearch(search, descriptor)?.search ?? search;
      // It throws where the platform would reject.
      expect(() => sentBy(good, descriptor)).not.toThrow();
    }
  },
);

it('leaves out a choice that the document no longer has, and reports which', () => {
  for (const descriptor of listed) {
    for (const field of descriptor.fields) {
      const [choice] = field.kind === 'enum' ? field.choices : [];
      if (!choice || !field.filter.includes('inq')) continue;
      const filter = { [field.source]: { inq: [choice.value, 'turbo'] } };
      const { conditions, rejectedParams } = sanitizeFilter(descriptor, filter);
      expect(conditions).toEqual([{ field, operator: 'inq', value: [choice.value] }]);
      expect(rejectedParams).toEqual([
        { reason: 'value', rawValue: 'turbo', source: field.source },
      ]);
    }
  }
});

it.each([
  [{ or: [{ or: [{ id: 'LAMP0001' }, {}] }] }, { id: { like: 'LAMP0001' } }],
  [
    { domainId: { within: 'd1' }, and: [{ domainId: { within: 'd2' } }] },
    { domainId: { within: 'd1' } },
  ],
])(
  'sanitizes %j: neither a condition that matches all, nor a second branch',
  (filter, expected) => {
    const search = `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
    const sanitized = sanitizeListSearch(search, resources.assets!);
    expect(JSON.parse(new URLSearchParams(sanitized?.search).get('filter') ?? '{}')).toEqual(
      expected,
    );
    expect(sanitized?.rejectedParams).toHaveLength(1);
  },
);

it('has ten rows a page in every list, and 15 in that of users [CALL-04/size] [USER-02]', () => {
  const sizes = Object.values(resources).map(({ name, pageSize }) => [name, pageSize]);
  expect(sizes).toEqual(sizes.map(([name]) => [name, name === 'users' ? 15 : 10]));
});
