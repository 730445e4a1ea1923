import { faker } from '@faker-js/faker/locale/en';

import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { isObject } from '../loopback/json.ts';
import type { Service, Services } from '../platform/rule.ts';
import type { Row, Rows } from '../platform/Store.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import { collectionOf } from './collectionOf.ts';
import { keyMaker } from './drawKeys.ts';
import { drawFields, type Drawing } from './drawValue.ts';
import { mend } from './mend.ts';
import { unwrap, wrap } from './wrapping.ts';

/** Rows of each resource: four pages and a half. */
const COUNT = 68;

/** What judges a record of a resource, when its schema has a name. */
export const judgeOf = (
  { validators }: Pick<Service, 'validators'>,
  { schema }: ResourceDescriptor,
): Validator | undefined =>
  Object.hasOwn(validators.schemas, schema) ? validators.schemas[schema] : undefined;

/**
 * Draws the rows of every resource: the same for the same documents and seed. References lead to rows that are there,
 * and every row is good for its schema as far as its fields can be drawn.
 */
export function drawRows(services: Services, seed: number): Rows {
  const all = Object.values(services).flatMap(service =>
    Object.values(service.resources).map(resource => ({ service, resource })),
  );
  const keys: Record<string, readonly unknown[]> = {};
  for (const [at, { service, resource }] of all.entries()) {
    faker.seed(seed * 1000 + at);
    const key = resource.fields.find(({ source }) => source === resource.key);
    const make = keyMaker(key, resource.name, judgeOf(service, resource));
    const drawn = Array.from({ length: COUNT }, (_, index) => make(index));
    // An enum or a short name runs out of words: as many rows as there are keys.
    keys[resource.name] = [...new Map(drawn.map(one => [String(one), one])).values()];
  }
  return Object.fromEntries(
    all.map(({ service, resource }, at) => {
      faker.seed(seed * 1000 + at + 500);
      const rows = (keys[resource.name] ?? []).map((key, index) =>
        drawRow(service, resource, key, { index, keys, resource: resource.name }),
      );
      return [collectionOf(resource), rows];
    }),
  );
}

/** One row, with the key that it is to have. */
export function drawRow(
  service: Pick<Service, 'validators'>,
  resource: ResourceDescriptor,
  key: unknown,
  drawing: Drawing,
): Row {
  const always = Array.from(resource.represent.matchAll(/\{([^}]+)\}/g), ([, name = '']) => name);
  const drawn = { ...drawFields(resource.fields, { ...drawing, always }), [resource.key]: key };
  const row = ofItsShape(resource.fields, drawn);
  const judge = judgeOf(service, resource);
  const mended = judge && mend(judge, wrap(resource, row));
  return isObject(mended) ? { ...unwrap(resource, mended), [resource.key]: key } : row;
}

/** A row without the fields that only rows of other shapes have. */
function ofItsShape(fields: readonly FieldDescriptor[], row: Row): Row {
  const isOther = ({ when = {} }: FieldDescriptor) =>
    Object.entries(when).some(
      ([source, wanted]) => ![wanted].flat().includes(row[source] as never),
    );
  const others = new Set(fields.filter(isOther).map(({ source }) => source));
  return Object.fromEntries(Object.entries(row).filter(([source]) => !others.has(source)));
}
