import type { RecordCondition, FieldDescriptor, ScalarValue } from '../../schema/field.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { FormValues } from '../values/FormRules.ts';
import type { FilterValues } from '../../schema/filter.ts';
import { omitKey } from './omitKey.ts';

const isValueList = (expected: RecordCondition[string]): expected is readonly ScalarValue[] =>
  Array.isArray(expected);

/** Converts a record condition to a list filter. */
const whereToFilter = (where: RecordCondition): FilterValues =>
  Object.fromEntries(
    Object.entries(where).map(([source, expected]) => [
      source,
      isValueList(expected)
        ? { inq: expected }
        : expected === null
          ? { empty: true }
          : { eq: expected },
    ]),
  );

/**
 * Combines the filter of a list with the condition of its route.
 *
 * @example mergeWhere({ name: { like: 'L' } }, { model: 'ssslc' }) // both conditions
 */
export function mergeWhere(
  // A URL without conditions has no filter.
  filter: FilterValues | undefined = {},
  where: RecordCondition | undefined,
): FilterValues {
  if (!where) return filter;
  const whereFilter = whereToFilter(where);
  const hasOverlap = Object.keys(whereFilter).some(source => Object.hasOwn(filter, source));
  return hasOverlap ? { and: [filter, whereFilter] } : { ...filter, ...whereFilter };
}

/**
 * Returns the values that a condition fixes to exactly one.
 *
 * @example getFixedValues({ model: 'ssslc', status: ['normal', 'fault'] }) // { model: 'ssslc' }
 */
export const getFixedValues = (where: RecordCondition | undefined): FormValues =>
  Object.fromEntries(
    Object.entries(where ?? {}).filter(
      ([, expected]) => !isValueList(expected) && expected !== null,
    ),
  );

/**
 * Restricts an enum field to the choices that a condition allows, also in forms and imports.
 *
 * @example narrowField(model, { model: ['ssslc', 'ssgw'] }) // a field with these two choices
 */
export function narrowField(field: FieldDescriptor, where: RecordCondition): FieldDescriptor {
  const expected = Object.hasOwn(where, field.source) ? where[field.source] : undefined;
  if (expected === undefined || (field.kind !== 'enum' && field.kind !== 'enumList')) return field;
  const allowedValues = isValueList(expected) ? expected : [expected];
  const choices = field.choices.filter(({ value }) => allowedValues.includes(value));
  return { ...(omitKey(field, 'example') as typeof field), choices };
}

/**
 * Restricts a resource to a condition: a column with the same value in every row can still be chosen, but is hidden by
 * default and not filterable; actions that no matching record allows are removed.
 *
 * @throws Error when the list cannot filter by the condition: it would show other records
 * @example narrowResource(assets, { model: 'ssgw' }, { en: 'Gateways', zh: '网关' }).plural.en // 'Gateways'
 */
export function narrowResource(
  descriptor: ResourceDescriptor,
  where: RecordCondition | undefined,
  title: LocalizedText | undefined,
): ResourceDescriptor {
  const titledDescriptor = title ? { ...descriptor, plural: title } : descriptor;
  if (!where) return titledDescriptor;
  for (const source of Object.keys(where)) {
    const field = descriptor.fields.find(each => each.source === source);
    if (!field || field.filter.length === 0)
      throw new Error(`The list of "${descriptor.name}" cannot be filtered by "${source}"`);
  }
  return {
    ...titledDescriptor,
    fields: descriptor.fields.map(field => narrowListedField(field, where)),
    actions: descriptor.actions.filter(({ when }) => canMatch(when, where)),
  };
}

function narrowListedField(field: FieldDescriptor, where: RecordCondition): FieldDescriptor {
  if (!Object.hasOwn(where, field.source)) return field;
  if (isValueList(where[field.source] ?? null)) return narrowField(field, where);
  return { ...(omitKey(field, 'column') as FieldDescriptor), filter: [], sortable: false };
}

/** Whether a record that matches `where` can ever match `when`. */
const canMatch = (when: RecordCondition | undefined, where: RecordCondition): boolean =>
  Object.entries(when ?? {}).every(([source, needed]) => {
    const expected = where[source];
    if (expected === undefined) return true;
    const allowedValues = isValueList(expected) ? expected : [expected];
    const neededValues = isValueList(needed) ? needed : [needed];
    return allowedValues.some(value => neededValues.includes(value));
  });
