import type { FieldDescriptor, FieldKind, FieldOf } from '../../schema/field.ts';
import { isSkipped } from '../kits/localTime.ts';
import { readDecimal } from './readDecimal.ts';
import { UnreadableJson } from './writtenJson.ts';

/** Why a value is refused: a key of the message catalogue and what it needs. */
export interface Complaint {
  readonly key: string;
  readonly args?: Readonly<Record<string, string | number>>;
}

type Judge<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  value: never,
) => Complaint | undefined | false;

/**
 * Judges a value by what its document says: required, bounds, pattern, choices.
 * An absent value is only judged for being required. Values inside objects and lists are judged by their own fields.
 */
export function judgeField(field: FieldDescriptor, value: unknown): Complaint | undefined {
  if (isBlank(value)) return field.required ? { key: 'no.empty' } : undefined;
  const judge = judges[field.kind] as Judge<FieldKind> | undefined;
  return judge?.(field, value as never) || undefined;
}

export const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

type Text = FieldOf<'text' | 'multiline' | 'password' | 'email' | 'url'>;
type Numeric = FieldOf<'integer' | 'number' | 'duration'>;
type Listed = FieldOf<'enumList' | 'referenceList' | 'list'>;

/** JSON Schema counts code points, so that one Chinese character is one, whatever its plane. */
function judgeText(
  { minLength = 0, maxLength = Infinity, pattern }: Text,
  value: string,
): Complaint | undefined {
  const count = [...value].length;
  if (count < minLength) return { key: 'form.tooShort', args: { min: minLength, count } };
  if (count > maxLength) return { key: 'form.tooLong', args: { max: maxLength, count } };
  if (pattern && !new RegExp(pattern, 'u').test(value)) return { key: 'form.pattern' };
  return undefined;
}

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value);
const isWebAddress = (value: string) =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

function judgeNumber(field: Numeric, raw: number | string): Complaint | undefined {
  const value = typeof raw === 'number' ? raw : readDecimal(raw);
  if (!Number.isFinite(value)) return { key: 'form.number' };
  if (field.kind === 'integer' && !Number.isInteger(value)) return { key: 'form.integer' };
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  if (minimum !== undefined && value < minimum) return { key: 'form.min', args: { min: minimum } };
  if (maximum !== undefined && value > maximum) return { key: 'form.max', args: { max: maximum } };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return { key: 'form.above', args: { min: exclusiveMinimum } };
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return { key: 'form.below', args: { max: exclusiveMaximum } };
  if (multipleOf && !isWhole(value / multipleOf))
    return { key: 'form.multiple', args: { step: multipleOf } };
  return undefined;
}

/** 0.3 / 0.1 is not 3 in binary; a part in 10^9 is no fraction. */
const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9;

function judgeList(
  { minItems = 0, maxItems = Infinity, uniqueItems }: Listed,
  value: readonly unknown[],
): Complaint | undefined {
  const count = value.length;
  if (count < minItems) return { key: 'form.tooFew', args: { min: minItems, count } };
  if (count > maxItems) return { key: 'form.tooMany', args: { max: maxItems, count } };
  const different = new Set(value.map(item => JSON.stringify(item)));
  if (uniqueItems && different.size < count) return { key: 'form.unique' };
  return undefined;
}

function judgePlace(_: FieldOf<'geoPoint'>, { lat, lng }: { lat?: unknown; lng?: unknown }) {
  if (isBlank(lat) !== isBlank(lng)) return { key: 'form.place' };
  if (!within(lat, 90)) return { key: 'validation.latitude.wrong' };
  if (!within(lng, 180)) return { key: 'validation.longitude.wrong' };
  return undefined;
}

const within = (raw: unknown, bound: number) =>
  isBlank(raw) || Math.abs(typeof raw === 'string' ? readDecimal(raw) : Number(raw)) <= bound;

const judges: { readonly [Kind in FieldKind]?: Judge<Kind> } = {
  text: judgeText,
  multiline: judgeText,
  password: judgeText,
  email: (field, value: string) =>
    isEmail(value) ? judgeText(field, value) : { key: 'validation.email.wrong' },
  url: (field, value: string) =>
    isWebAddress(value) ? judgeText(field, value) : { key: 'form.url' },
  integer: judgeNumber,
  number: judgeNumber,
  duration: judgeNumber,
  dateTime: (_, value: unknown) => isSkipped(value) && { key: 'form.time.skipped' },
  color: (_, value: string) => !/^#[0-9a-f]{6}$/iu.test(value) && { key: 'form.color' },
  geoPoint: judgePlace,
  enum: ({ choices }, value: string | number) =>
    !choices.some(choice => choice.value === value) && { key: 'form.choice' },
  unknown: (_, value: unknown) => value instanceof UnreadableJson && { key: 'form.json' },
  enumList: judgeList,
  referenceList: judgeList,
  list: judgeList,
};
