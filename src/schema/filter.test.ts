import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FieldDescriptor } from './field.ts';
import { type FilterRules, formatFilter, parseFilter } from './filter.ts';

const base = {
  label: { en: 'Field', zh: '字段' },
  ...{ required: false, readOnly: false, writeOnly: false, nullable: true, sortable: true },
};
const name: FieldDescriptor = {
  ...{ ...base, source: 'name', kind: 'text' },
  filter: ['like', 'eq', 'empty'],
};
const level: FieldDescriptor = {
  ...{ ...base, source: 'level', kind: 'integer' },
  filter: ['gte', 'lte', 'inq'],
};
const domain: FieldDescriptor = {
  ...{ ...base, source: 'domain', kind: 'text' },
  filter: ['within'],
};
const photo: FieldDescriptor = { ...base, source: 'photo', kind: 'file', filter: [] };
const fields = [name, level, domain, photo];

const rules: FilterRules = {
  readOperand: ({ value }) => [value],
  supportsGroups: true,
  maxDepth: Infinity,
};

const like = (value: unknown) => ({ field: name, operator: 'like', value }) as const;
const atLeast = (value: unknown) => ({ field: level, operator: 'gte', value }) as const;

describe('a parsed filter', () => {
  it.each<[unknown, readonly unknown[]]>([
    [{}, []],
    [{ name: 'li' }, [like('li')]],
    [{ name: { like: 'li' }, level: { gte: 3 } }, [like('li'), atLeast(3)]],
    [{ level: { gte: 3, lte: 5 } }, [atLeast(3), { field: level, operator: 'lte', value: 5 }]],
    [{ and: [{ name: 'a' }, { and: [{ name: 'b' }] }] }, [like('a'), like('b')]],
    [{ or: [{ name: 'a' }, { level: 3 }] }, [{ or: [[like('a')], [atLeast(3)]] }]],
    // Values are the reader's part; a value that is empty is still a condition.
    [{ name: '', level: null }, [like(''), atLeast(null)]],
    // A branch without conditions matches everything, which is for the reader to decide.
    [{ or: [{}, { name: 'a' }] }, [{ or: [[], [like('a')]] }]],
  ])('%j', (filter, conditions) => {
    expect(parseFilter(fields, filter)).toEqual({ conditions, rejectedParts: [] });
  });

  it.each<[unknown, unknown]>([
    ['name', { reason: 'unreadable', rawValue: 'name' }],
    [[{ name: 'a' }], { reason: 'unreadable', rawValue: [{ name: 'a' }] }],
    [{ nosuch: 1 }, { reason: 'field', rawValue: 'nosuch' }],
    [{ photo: 1 }, { reason: 'field', rawValue: 'photo' }],
    [{ name: { regexp: '.' } }, { reason: 'operator', rawValue: 'regexp', source: 'name' }],
    // A branch of a tree needs its operator.
    [{ domain: 5 }, { reason: 'operator', rawValue: undefined, source: 'domain' }],
    [{ or: { name: 'a' } }, { reason: 'unreadable', rawValue: 'or' }],
  ])('of %j lacks what the document does not declare, and reports it', (filter, part) => {
    expect(parseFilter(fields, filter)).toEqual({ conditions: [], rejectedParts: [part] });
  });

  it('has no group where the list supports none', () => {
    const options = { ...rules, supportsGroups: false };
    const rejectedParts = [{ reason: 'groups', rawValue: 'or' }];
    const filter = { or: [{ name: 'a' }, { name: 'b' }], level: 3 };
    expect(parseFilter(fields, filter, options)).toEqual({
      conditions: [atLeast(3)],
      rejectedParts,
    });
  });

  it('has no group below the maximum depth', () => {
    const filter = { or: [{ name: 'a' }, { or: [{ name: 'b' }, { and: [{ name: 'c' }] }] }] };
    const { conditions, rejectedParts } = parseFilter(fields, filter, {
      ...rules,
      maxDepth: 1,
    });
    expect(conditions).toEqual([{ or: [[like('a')], [like('b')]] }]);
    expect(rejectedParts).toEqual([{ reason: 'deep', rawValue: 'and' }]);
  });

  it.each<[unknown, readonly unknown[], readonly unknown[]]>([
    [{ or: [] }, [], []],
    [{ or: [{}] }, [], []],
    [{ or: [{}, { name: 'a' }] }, [like('a')], [{ reason: 'unreadable', rawValue: {} }]],
    // The branch is reported already, with the part that made it empty.
    [{ or: [{ odd: 1 }, { name: 'a' }] }, [like('a')], [{ reason: 'field', rawValue: 'odd' }]],
  ])('of %j can lack empty branches', (filter, conditions, rejectedParts) => {
    expect(parseFilter(fields, filter, rules)).toEqual({ conditions, rejectedParts });
  });

  it('has the operands that the reader accepts', () => {
    const { conditions, rejectedParts } = parseFilter(
      fields,
      { level: { gte: '3', lte: 'high' }, or: [{ level: 1 }, { level: 2 }, { level: '' }] },
      {
        ...rules,
        readOperand: ({ field: { source }, value }, isInOr, reject) => {
          if (Number(value)) return [Number(value) * (isInOr ? 100 : 1)];
          reject({ reason: 'value', rawValue: value, source });
          return [];
        },
      },
    );
    expect(conditions).toEqual([atLeast(3), { or: [[atLeast(100)], [atLeast(200)]] }]);
    expect(rejectedParts).toEqual([
      { reason: 'value', rawValue: 'high', source: 'level' },
      { reason: 'value', rawValue: '', source: 'level' },
    ]);
  });
});

describe('a formatted filter', () => {
  it.each<[Parameters<typeof formatFilter>[0], unknown]>([
    [[], {}],
    [[like('a'), atLeast(3)], { name: { like: 'a' }, level: { gte: 3 } }],
    [[like('a'), like('b')], { name: { like: 'a' }, and: [{ name: { like: 'b' } }] }],
    [
      [{ or: [[like('a')], [atLeast(3)]] }],
      { or: [{ name: { like: 'a' } }, { level: { gte: 3 } }] },
    ],
    [
      [{ or: [[like('a')], []] }, { or: [[like('b')], []] }],
      { or: [{ name: { like: 'a' } }, {}], and: [{ or: [{ name: { like: 'b' } }, {}] }] },
    ],
  ])('of %j', (conditions, filter) => {
    expect(formatFilter(conditions)).toEqual(filter);
  });

  const operand = fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.constantFrom(3, 'li', [1, 2]));
  const operands = fc.dictionary(
    fc.constantFrom('like', 'eq', 'gte', 'lte', 'inq', 'within', 'regexp', '__proto__'),
    operand,
  );
  const source = fc.constantFrom('name', 'level', 'domain', 'photo', 'nosuch', '__proto__');
  const { filter: anyFilter } = fc.letrec<{ filter: unknown; members: unknown }>(tie => ({
    filter: fc.oneof(
      { maxDepth: 5, depthIdentifier: 'filter' },
      fc.dictionary(source, fc.oneof(operand, operands), { maxKeys: 3 }),
      fc
        .tuple(
          fc.dictionary(source, operands, { maxKeys: 3 }),
          fc.record({ or: tie('members'), and: tie('members') }, { requiredKeys: [] }),
        )
        .map(([conditions, groups]) => ({ ...conditions, ...groups })),
      operand,
    ),
    members: fc.oneof(fc.array(tie('filter'), { maxLength: 3 }), operand),
  }));

  it.each([
    ['without rules', undefined],
    ['with rules', rules],
  ])(
    'means what it was parsed from, and stays the same when it is parsed again, %s',
    (_, options) => {
      let count = 0;
      fc.assert(
        fc.property(anyFilter, filter => {
          const parsed = parseFilter(fields, filter, options);
          const formatted = formatFilter(parsed.conditions);
          const again = parseFilter(fields, formatted, options);
          expect(again.rejectedParts).toEqual([]);
          expect(formatFilter(again.conditions)).toEqual(formatted);
          // The order of conditions has no meaning, and may change.
          const sorted = (conditions: typeof parsed.conditions) =>
            conditions.map(each => JSON.stringify(formatFilter([each]))).toSorted();
          expect(sorted(again.conditions)).toEqual(sorted(parsed.conditions));
          count += parsed.conditions.length;
        }),
        { numRuns: 1_000 },
      );
      expect(count).toBeGreaterThan(100);
    },
  );
});
