import { expect, it } from 'vitest';

import { resources } from '../../src/generated/catalogue.ts';
import type { FieldDescriptor, FieldKind, FilterOperator } from '../../src/schema/field.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

const TEXT: readonly FilterOperator[] = ['like', 'eq', 'inq'];
const NUMBER: readonly FilterOperator[] = ['between', 'gte', 'lte', 'gt', 'lt', 'eq', 'inq'];
const MOMENT: readonly FilterOperator[] = ['between', 'gte', 'lte', 'gt', 'lt', 'eq'];

/** The operators of each kind, written down once more. None: it cannot be put on one line. */
const ALLOWED: Readonly<Record<FieldKind, readonly FilterOperator[]>> = {
  text: TEXT,
  email: TEXT,
  url: TEXT,
  multiline: ['like', 'eq'],
  integer: NUMBER,
  number: NUMBER,
  duration: NUMBER,
  date: MOMENT,
  dateTime: MOMENT,
  time: MOMENT,
  boolean: ['eq'],
  color: ['eq', 'inq'],
  enum: ['inq', 'eq'],
  enumList: ['inq'],
  reference: ['inq', 'eq'],
  referenceList: ['inq'],
  password: [],
  file: [],
  geoPoint: [],
  object: [],
  list: [],
  oneOf: [],
  unknown: [],
};
const LISTS: readonly FieldKind[] = ['enumList', 'referenceList'];

/** The fields by which a platform lists branches of a tree, at a path of its own. */
const branches = Object.values<ResourceDescriptor>(resources).flatMap(({ name, within }) =>
  within ? [`${name}.${within.field}`] : [],
);

function allowedOf({ kind, required, nullable }: FieldDescriptor): Set<FilterOperator> {
  const mayBeMissing = (!required || nullable) && !LISTS.includes(kind);
  return new Set([...ALLOWED[kind], ...(mayBeMissing ? (['empty'] as const) : [])]);
}

const filterable = Object.values<ResourceDescriptor>(resources).flatMap(({ name, fields }) =>
  fields
    .filter(({ filter }) => filter.length > 0)
    .map(field => [`${name}.${field.source}`, field] as const),
);

it('offers of every field that can be filtered every operator that its type allows', () => {
  const lacking = filterable.flatMap(([name, field]) =>
    [...allowedOf(field)]
      .filter(operator => !field.filter.includes(operator))
      .map(operator => `${name} ${operator}`),
  );
  expect(lacking).toEqual([]);
  expect(filterable.length).toBeGreaterThan(100);
});

it('offers no operator that the type does not allow, but a part of an id where the document allows it', () => {
  const beyond = filterable.flatMap(([name, field]) =>
    field.filter
      .filter(operator => !allowedOf(field).has(operator))
      .filter(operator => !(field.kind === 'reference' && operator === 'like'))
      .filter(operator => !(branches.includes(name) && operator === 'within'))
      .map(operator => `${name} ${operator}`),
  );
  expect(beyond).toEqual([]);
});
