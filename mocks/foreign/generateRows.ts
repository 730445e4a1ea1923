import { faker } from '@faker-js/faker/locale/en';

import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { isJsonObject } from '../loopback/json.ts';
import type { PlatformService, PlatformServices } from '../platform/operationRule.ts';
import type { Row, StoreRows } from '../platform/Store.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import { getCollectionName } from './getCollectionName.ts';
import { createKeyFactory } from './createKeyFactory.ts';
import { generateFields, type GenerationContext } from './generateValue.ts';
import { sanitizeValue } from './sanitizeValue.ts';
import { unwrapAttributes, wrapAttributes } from './attributesEnvelope.ts';

/** The number of rows of each resource: four pages and a half. */
const ROWS_PER_RESOURCE = 68;

/** Returns the validator of a record of a resource, when its schema has a name. */
export const getRecordValidator = (
  { validators }: Pick<PlatformService, 'validators'>,
  { schema }: ResourceDescriptor,
): Validator | undefined =>
  Object.hasOwn(validators.schemas, schema) ? validators.schemas[schema] : undefined;

/**
 * Generates the rows of every resource: the same for the same documents and seed. References point to existing rows,
 * and every row is valid for its schema as far as its fields can be generated.
 */
export function generateRows(services: PlatformServices, seed: number): StoreRows {
  const resources = Object.values(services).flatMap(service =>
    Object.values(service.resources).map(resource => ({ service, resource })),
  );
  const keys: Record<string, readonly unknown[]> = {};
  for (const [resourceIndex, { service, resource }] of resources.entries()) {
    faker.seed(seed * 1000 + resourceIndex);
    const key = resource.fields.find(({ source }) => source === resource.key);
    const createKey = createKeyFactory(key, resource.name, getRecordValidator(service, resource));
    const generated = Array.from({ length: ROWS_PER_RESOURCE }, (_, index) => createKey(index));
    // An enum or a short name runs out of values: as many rows as there are keys.
    keys[resource.name] = [...new Map(generated.map(value => [String(value), value])).values()];
  }
  return Object.fromEntries(
    resources.map(({ service, resource }, resourceIndex) => {
      faker.seed(seed * 1000 + resourceIndex + 500);
      const rows = (keys[resource.name] ?? []).map((key, index) =>
        generateRow(service, resource, key, { index, keys, resource: resource.name }),
      );
      return [getCollectionName(resource), rows];
    }),
  );
}

/** Generates one row, with the given key. */
export function generateRow(
  service: Pick<PlatformService, 'validators'>,
  resource: ResourceDescriptor,
  key: unknown,
  context: GenerationContext,
): Row {
  const representationFields = Array.from(
    resource.recordRepresentation.matchAll(/\{([^}]+)\}/g),
    ([, name = '']) => name,
  );
  const generated = {
    ...generateFields(resource.fields, { ...context, requiredSources: representationFields }),
    [resource.key]: key,
  };
  const row = removeOtherVariants(resource.fields, generated);
  const validate = getRecordValidator(service, resource);
  const sanitized = validate && sanitizeValue(validate, wrapAttributes(resource, row));
  return isJsonObject(sanitized)
    ? { ...unwrapAttributes(resource, sanitized), [resource.key]: key }
    : row;
}

/** Removes the fields that only belong to other variants of the row. */
function removeOtherVariants(fields: readonly FieldDescriptor[], row: Row): Row {
  const isOtherVariant = ({ when = {} }: FieldDescriptor) =>
    Object.entries(when).some(
      ([source, values]) => ![values].flat().includes(row[source] as never),
    );
  const otherSources = new Set(fields.filter(isOtherVariant).map(({ source }) => source));
  return Object.fromEntries(Object.entries(row).filter(([source]) => !otherSources.has(source)));
}
