import { faker } from '@faker-js/faker/locale/en';

import type { FieldDescriptor, FieldKind, FieldOfKind } from '../../src/schema/field.ts';
import { DAY_MS } from '../shared/duration.ts';
import { createPatternSample } from './createPatternSample.ts';
import { generateSampleText } from './sampleText.ts';

export interface GenerationContext {
  /** The index of the row in its resource, from 0. */
  readonly index: number;
  /** The keys of every resource's rows, by name. */
  readonly keys: Readonly<Record<string, readonly unknown[]>>;
  /** The resource name, for the names of its records. */
  readonly resource: string;
  /** Fields that every row must have: the name of a record. */
  readonly requiredSources?: readonly string[];
}

type ValueGenerator<Kind extends FieldKind> = (
  field: FieldOfKind<Kind>,
  context: GenerationContext,
) => unknown;

/** The upper limit of all generated times. */
const LATEST_TIME_MS = Date.UTC(2026, 10, 11, 18, 47);
const YEAR_MS = 365 * DAY_MS;

const generateInstant = () =>
  new Date(LATEST_TIME_MS - faker.number.int({ max: YEAR_MS / 1000 }) * 1000)
    .toISOString()
    .replace('.000', '');

const generateText: ValueGenerator<'text' | 'multiline' | 'password' | 'email' | 'url'> = (
  field,
  context,
) => {
  const { pattern, minLength = 0, maxLength = 120 } = field;
  const sample =
    pattern === undefined
      ? generateSampleText(field, context)
      : generateFromPattern(field, pattern);
  if (sample === undefined) return undefined;
  const padded = sample.length < minLength ? sample.padEnd(minLength, 'x') : sample;
  return padded.slice(0, maxLength).trim();
};

/** Generates a text by the pattern, or an example where the generator does not support the pattern. */
function generateFromPattern(
  { example, default: fallback }: FieldDescriptor,
  pattern: string,
): string | undefined {
  const examples = [example, fallback].filter(element => typeof element === 'string');
  return createPatternSample(pattern) ?? examples[0];
}

const generateNumber: ValueGenerator<'integer' | 'number' | 'duration'> = field => {
  const { multipleOf, kind } = field;
  const step = multipleOf ?? (kind === 'number' ? 0.01 : 1);
  const usualRange = getUsualRange(field.source);
  const low =
    field.minimum ??
    shiftBound(field.exclusiveMinimum, step) ??
    Math.min(usualRange[0], field.maximum ?? usualRange[0]);
  const high =
    field.maximum ?? shiftBound(field.exclusiveMaximum, -step) ?? Math.max(low, usualRange[1]);
  const steps = Math.max(0, Math.floor((high - low) / step));
  const first = multipleOf === undefined ? low : Math.ceil(low / step) * step;
  const value = first + faker.number.int({ max: Math.min(steps, 100_000) }) * step;
  return kind === 'integer' ? Math.round(value) : Number(value.toFixed(6));
};

const shiftBound = (bound: number | undefined, step: number) =>
  bound === undefined ? undefined : bound + step;

/** Plausible ranges of a number, by its field name. */
const USUAL_RANGES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/lat(itude)?$/i, [-60, 70]],
  [/l(on|ng)(gitude)?$/i, [-170, 170]],
  [/percent|ratio|rate$|level|humidity/i, [0, 100]],
  [/year/i, [1990, 2026]],
  [/^age$/i, [1, 80]],
  [/price|amount|cost|total|balance/i, [1, 500]],
  [/rating|stars|score/i, [1, 5]],
  [/temperature/i, [-10, 35]],
];

const getUsualRange = (source: string) =>
  USUAL_RANGES.find(([name]) => name.test(source))?.[1] ?? ([0, 200] as const);

const pickSome = <Item>(items: readonly Item[], { minItems = 0, maxItems = 3 }): Item[] =>
  faker.helpers.arrayElements([...items], {
    min: Math.min(minItems, items.length),
    max: Math.min(Math.max(minItems, Math.min(maxItems, 3)), items.length),
  });

const getResourceKeys = ({ keys }: GenerationContext, resource: string): readonly unknown[] =>
  (Object.hasOwn(keys, resource) && keys[resource]) || [];

const generateObject: ValueGenerator<'object'> = ({ fields }, context) =>
  generateFields(fields, context);

const GENERATORS: { readonly [Kind in FieldKind]: ValueGenerator<Kind> } = {
  text: generateText,
  multiline: generateText,
  password: generateText,
  email: generateText,
  url: generateText,
  integer: generateNumber,
  number: generateNumber,
  duration: generateNumber,
  boolean: () => faker.datatype.boolean(),
  date: () => generateInstant().slice(0, 10),
  dateTime: generateInstant,
  time: () => generateInstant().slice(11, 19),
  color: () => faker.color.rgb(),
  file: () => '',
  geoPoint: () => ({ lat: faker.location.latitude(), lng: faker.location.longitude() }),
  enum: ({ choices }) => faker.helpers.arrayElement([...choices]).value,
  enumList: field =>
    pickSome(
      field.choices.map(({ value }) => value),
      field,
    ),
  reference: ({ reference }, context) => {
    const keys = getResourceKeys(context, reference);
    return keys.length === 0 ? undefined : faker.helpers.arrayElement([...keys]);
  },
  referenceList: (field, context) => pickSome(getResourceKeys(context, field.reference), field),
  object: generateObject,
  list: (field, context) => {
    const { item, minItems = 1, maxItems = 3 } = field;
    const count = Math.max(minItems, Math.min(maxItems, 1 + (context.index % 3)));
    const items = Array.from({ length: count }, () => generateValue(item, context));
    const defined = items.filter(element => element !== undefined);
    return field.uniqueItems ? uniqueItems(defined) : defined;
  },
  oneOf: ({ discriminator, options }, context) => {
    const option = options[context.index % Math.max(1, options.length)];
    return option && { [discriminator]: option.value, ...generateFields(option.fields, context) };
  },
  unknown: ({ example }) => example,
};

const uniqueItems = (items: readonly unknown[]) => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
];

/** Generates a value of the field's kind: the first row has the document's own example, where there is one. */
export function generateValue(field: FieldDescriptor, context: GenerationContext): unknown {
  const usesExample =
    field.example !== undefined && context.index === 0 && !field.kind.startsWith('ref');
  return usesExample
    ? field.example
    : (GENERATORS[field.kind] as ValueGenerator<FieldKind>)(field, context);
}

/** Whether a row lacks an optional field: every ninth does, so that a console shows missing values. */
const isOmitted = ({ required }: FieldDescriptor, index: number, fieldIndex: number) =>
  !required && (index + fieldIndex) % 9 === 8;

/** Generates the values of an object's fields. Some optional fields are missing in some rows. */
export function generateFields(
  fields: readonly FieldDescriptor[],
  context: GenerationContext,
): Record<string, unknown> {
  const isRequiredSource = ({ source }: FieldDescriptor) =>
    context.requiredSources?.includes(source);
  const entries = fields.flatMap((field, fieldIndex) => {
    if (
      field.writeOnly ||
      (isOmitted(field, context.index, fieldIndex) && !isRequiredSource(field))
    )
      return [];
    const value = generateValue(field, context);
    return value === undefined ? [] : [[field.source, value] as const];
  });
  return Object.fromEntries(entries);
}
