import type { FieldDescriptor, FieldKind, FieldOfKind } from './field.ts';
import { isObject, type PlainObject } from './isObject.ts';

type KindCheck<Field extends FieldDescriptor> = (value: unknown, field: Field) => boolean;

/** Some platforms return a number where others return text, and both can be shown. */
const scalar: KindCheck<FieldDescriptor> = value =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const number: KindCheck<FieldDescriptor> = value => typeof value === 'number';

const id: KindCheck<FieldDescriptor> = value =>
  typeof value === 'string' || typeof value === 'number';

const listOf =
  (check: KindCheck<FieldDescriptor>): KindCheck<FieldDescriptor> =>
  (value, field) =>
    Array.isArray(value) && value.every(item => check(item, field));

const checks: { readonly [Kind in FieldKind]: KindCheck<FieldOfKind<Kind>> } = {
  text: scalar,
  multiline: scalar,
  password: () => true,
  email: scalar,
  url: scalar,
  integer: number,
  number,
  duration: number,
  boolean: value => typeof value === 'boolean',
  date: scalar,
  dateTime: scalar,
  time: scalar,
  color: scalar,
  // A file that the user selected has no JSON form.
  file: () => true,
  geoPoint: value =>
    isObject(value) && typeof value.lat === 'number' && typeof value.lng === 'number',
  enum: scalar,
  enumList: listOf(scalar),
  reference: id,
  referenceList: listOf(id),
  object: isObject,
  list: Array.isArray,
  oneOf: (value, { options, discriminator }) =>
    isObject(value) && options.some(option => option.value === value[discriminator]),
  unknown: () => true,
};

/**
 * Whether a value has the JSON type that its field needs to be shown. Bounds and patterns are not checked: a number
 * outside its range can be shown. An absent value is readable.
 *
 * @example isReadable({ ...field, kind: 'number' }, { a: 1 }) // false
 */
export const isReadable = (field: FieldDescriptor, value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (checks[field.kind] as KindCheck<FieldDescriptor>)(value, field);

/**
 * The property of a record that contains the values that its fields cannot read, by source. In the record itself these
 * are absent, so that no screen renders an object where it expects a text.
 */
export const UNREADABLE_KEY = '$unreadable';

/** Returns the original value of the platform, where the field cannot read it; undefined where it can. */
export function unreadableValue(field: FieldDescriptor, owner: PlainObject): unknown {
  const unreadable = owner[UNREADABLE_KEY];
  if (isObject(unreadable) && Object.hasOwn(unreadable, field.source))
    return unreadable[field.source];
  const value = owner[field.source];
  return isReadable(field, value) ? undefined : value;
}

/**
 * Moves the unreadable values of a record to {@link UNREADABLE_KEY}, also in nested objects. Returns the same object
 * where there are none.
 */
export function withReadableFields<Owner extends PlainObject>(
  fields: readonly FieldDescriptor[],
  owner: Owner,
): Owner {
  let changes: Record<string, unknown> | undefined;
  let unreadable: Record<string, unknown> | undefined;
  for (const field of fields) {
    const value = owner[field.source];
    if (value === undefined || value === null) continue;
    if (!isReadable(field, value)) (unreadable ??= {})[field.source] = value;
    else {
      const inner = withReadableParts(field, value);
      if (inner !== value) (changes ??= {})[field.source] = inner;
    }
  }
  if (!changes && !unreadable) return owner;
  const readable = Object.entries(owner).filter(
    ([source]) => !unreadable || !Object.hasOwn(unreadable, source),
  );
  return {
    ...Object.fromEntries(readable),
    ...changes,
    ...(unreadable && { [UNREADABLE_KEY]: unreadable }),
  } as Owner;
}

function withReadableParts(field: FieldDescriptor, value: unknown): unknown {
  if (field.kind === 'object' && isObject(value)) return withReadableFields(field.fields, value);
  if (field.kind === 'list' && Array.isArray(value) && field.item.kind === 'object') {
    const { fields } = field.item;
    const items = (value as readonly unknown[]).map(item =>
      isObject(item) ? withReadableFields(fields, item) : item,
    );
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  return value;
}

/** The inverse of {@link withReadableFields}: restores the original values of the platform for a request. */
export function withOriginalFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withOriginalFields);
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const { [UNREADABLE_KEY]: unreadable, ...readable } = value;
  const entries = Object.entries(readable).map(([source, inner]) => [
    source,
    withOriginalFields(inner),
  ]);
  const original = Object.fromEntries(entries) as PlainObject;
  if (!isObject(unreadable)) return original;
  const restored = Object.entries(unreadable).filter(([source]) => original[source] === undefined);
  return { ...original, ...Object.fromEntries(restored) };
}
