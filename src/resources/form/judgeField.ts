import { judgeInclusion, judgePositiveInteger, judgeRange } from '../../domain/numbers.ts';
import { judgeLatitude, judgeLongitude } from '../../domain/place.ts';
import { lengthOf } from '../../domain/verdict.ts';
import type { FieldDescriptor, FieldKind, FieldOf } from '../../schema/field.ts';
import { isSkipped } from '../kits/localTime.ts';
import { isUnfinished } from '../kits/moments.ts';
import { type Complaint, complaintOf } from './complaint.ts';
import { wrongOf } from './fileWrongs.ts';
import { readDecimal } from './readDecimal.ts';
import { judgeByRule } from './ruled.ts';
import { UnreadableJson } from './writtenJson.ts';

type Judge<Kind extends FieldKind> = (
  field: FieldOf<Kind>,
  value: never,
) => Complaint | undefined | false;

/**
 * Judges a value by what its document says: required, the rule that it names, bounds, pattern, choices.
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
  const count = lengthOf(value);
  if (count < minLength) return { key: 'form.tooShort', args: { min: minLength, count } };
  if (count > maxLength) return { key: 'form.tooLong', args: { max: maxLength, count } };
  if (pattern && !new RegExp(pattern, 'u').test(value)) return { key: 'form.pattern' };
  return undefined;
}

/** A text whose rule has words of its own is judged by it first. */
const judgeRuled = (field: Text, value: string): Complaint | undefined =>
  complaintOf(judgeByRule(field, value), value) ?? judgeText(field, value);

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value);
const isWebAddress = (value: string) =>
  URL.canParse(value) && ['http:', 'https:'].includes(new URL(value).protocol);

function judgeNumber(field: Numeric, raw: number | string): Complaint | undefined {
  const value = typeof raw === 'number' ? raw : readDecimal(raw);
  if (!Number.isFinite(value)) return { key: 'form.number' };
  const ruled = complaintOf(judgeByRule(field, value), value);
  if (ruled) return ruled;
  const { minimum: min, maximum: max, exclusiveMinimum, exclusiveMaximum, multipleOf } = field;
  if (counts(field)) {
    const verdict = judgePositiveInteger(value);
    if (verdict) return { key: verdict };
  }
  if (field.kind === 'integer' && !Number.isInteger(value)) return { key: 'form.integer' };
  if (min !== undefined && max !== undefined) {
    const finding = judgeRange(value, { min, max });
    if (finding) return finding;
  }
  if (min !== undefined && value < min) return { key: 'form.min', args: { min } };
  if (max !== undefined && value > max) return { key: 'form.max', args: { max } };
  if (exclusiveMinimum !== undefined && value <= exclusiveMinimum)
    return { key: 'form.above', args: { min: exclusiveMinimum } };
  if (exclusiveMaximum !== undefined && value >= exclusiveMaximum)
    return { key: 'form.below', args: { max: exclusiveMaximum } };
  if (multipleOf && !isWhole(value / multipleOf))
    return { key: 'form.multiple', args: { step: multipleOf } };
  return undefined;
}

/** A whole number above 0, and nothing else is asked of it. */
const counts = ({ kind, minimum, exclusiveMinimum, maximum, exclusiveMaximum }: Numeric) =>
  kind === 'integer' &&
  (minimum === 1 || exclusiveMinimum === 0) &&
  maximum === undefined &&
  exclusiveMaximum === undefined;

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
  if (isBlank(lat)) return undefined;
  return complaintOf(judgeLatitude(degrees(lat)) ?? judgeLongitude(degrees(lng)), undefined);
}

/** Half a date is none. */
const judgeMoment = ({ kind }: FieldOf<'date' | 'time' | 'dateTime'>, value: unknown) =>
  isUnfinished(value) && { key: `form.unfinished.${kind}` };

const degrees = (raw: unknown) => (typeof raw === 'string' ? readDecimal(raw) : Number(raw));

const judges: { readonly [Kind in FieldKind]?: Judge<Kind> } = {
  text: judgeRuled,
  multiline: judgeRuled,
  password: judgeRuled,
  email: (field, value: string) =>
    isEmail(value) ? judgeRuled(field, value) : { key: 'validation.email.wrong' },
  url: (field, value: string) =>
    isWebAddress(value) ? judgeText(field, value) : { key: 'form.url' },
  integer: judgeNumber,
  number: judgeNumber,
  duration: judgeNumber,
  date: judgeMoment,
  time: judgeMoment,
  dateTime: (field, value: unknown) =>
    isSkipped(value) ? { key: 'form.time.skipped' } : judgeMoment(field, value),
  color: (_, value: string) => !/^#[0-9a-f]{6}$/iu.test(value) && { key: 'form.color' },
  file: (_, value: unknown) => wrongOf(value),
  geoPoint: judgePlace,
  enum: ({ choices }, value: string | number) =>
    complaintOf(
      judgeInclusion(
        value,
        choices.map(choice => choice.value),
      ),
      value,
    ),
  unknown: (_, value: unknown) => value instanceof UnreadableJson && { key: 'form.json' },
  enumList: judgeList,
  referenceList: judgeList,
  list: judgeList,
};
