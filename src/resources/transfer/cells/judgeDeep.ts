import { judgeLatitude, judgeLongitude } from '../../../domain/place.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Complaint } from '../../form/complaint.ts';
import { isBlank, judgeField } from '../../form/judgeField.ts';
import { inFile } from '../../form/ruled.ts';

/** What is wrong with a value, and where in it: the names from the record down. */
export interface DeepProblem {
  readonly path: readonly string[];
  readonly complaint: Complaint;
}

type Names = Readonly<Record<string, unknown>>;
const NONE: readonly never[] = [];
const HOLDS_OTHERS: ReadonlySet<string> = new Set(['list', 'object', 'oneOf']);
const NOT_THE_KIND: Complaint = { key: 'transfer.wrong.kind' };

/**
 * Judges a value as the form does, and what is inside it by its own fields. A value of a cell of JSON may be of any
 * type, which the form's never is.
 */
export function judgeDeep(
  field: FieldDescriptor,
  value: unknown,
  above: readonly string[] = [],
): readonly DeepProblem[] {
  const wrong = (complaint: Complaint) => [{ path: [...above, field.source], complaint }];
  if (!isBlank(value) && !isOfKind(field, value)) return wrong(NOT_THE_KIND);
  const halves = field.kind === 'geoPoint' ? judgeHalves(value, [...above, field.source]) : NONE;
  if (halves.length > 0) return halves;
  const complaint = judgeField(field, value);
  if (complaint) return wrong({ ...complaint, key: inFile(field.rule, complaint.key) });
  if (isBlank(value) || !HOLDS_OTHERS.has(field.kind)) return NONE;
  const path = [...above, field.source];
  if (field.kind === 'list')
    return (value as readonly unknown[]).flatMap(each => judgeDeep(field.item, each, above));
  if (field.kind === 'object') return judgeFields(field.fields, value as Names, path);
  if (field.kind !== 'oneOf') return [];
  const option = field.options.find(each => each.value === (value as Names)[field.discriminator]);
  return option
    ? judgeFields(option.fields, value as Names, path)
    : wrong({ key: 'validation.include' });
}

/** A latitude and a longitude are two cells, and each may be wrong. */
function judgeHalves(value: unknown, path: readonly string[]): readonly DeepProblem[] {
  const { lat, lng } = (value ?? {}) as Names;
  if (isBlank(lat) || isBlank(lng)) return [];
  const halves = [
    ['lat', judgeLatitude(Number(lat))],
    ['lng', judgeLongitude(Number(lng))],
  ] as const;
  return halves.flatMap(([half, key]) =>
    key ? [{ path: [...path, half], complaint: { key } }] : [],
  );
}

const judgeFields = (fields: readonly FieldDescriptor[], values: Names, path: readonly string[]) =>
  fields.flatMap(field => (field.readOnly ? [] : judgeDeep(field, values[field.source], path)));

const isText = (value: unknown) => typeof value === 'string';
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown) => typeof value === 'number';

const kinds: { readonly [Kind in FieldDescriptor['kind']]?: (value: unknown) => boolean } = {
  ...{ text: isText, multiline: isText, password: isText, email: isText, url: isText },
  ...{ date: isText, dateTime: isText, time: isText, color: isText },
  ...{ integer: isNumber, number: isNumber, duration: isNumber },
  boolean: value => typeof value === 'boolean',
  ...{ list: Array.isArray, enumList: Array.isArray, referenceList: Array.isArray },
  ...{ object: isObject, geoPoint: isObject, oneOf: isObject },
};

const isOfKind = ({ kind }: FieldDescriptor, value: unknown) => kinds[kind]?.(value) ?? true;
