import { faker } from '@faker-js/faker/locale/en';

import type { FieldDescriptor, FieldKind, FieldOf } from '../../src/schema/field.ts';
import { sampleOf } from './sampleOf.ts';
import { wordFor } from './words.ts';

/** What a value is drawn for. */
export interface Drawing {
  /** Which row of its resource, from 0. */
  readonly index: number;
  /** The keys of every resource's rows, by name. */
  readonly keys: Readonly<Record<string, readonly unknown[]>>;
  /** The resource, for what its records are called. */
  readonly resource: string;
  /** Fields that no row may lack: what a record is called. */
  readonly always?: readonly string[];
}

type Drawer<Kind extends FieldKind> = (field: FieldOf<Kind>, drawing: Drawing) => unknown;

/** The moment that everything drawn has happened before. */
const NOW = Date.UTC(2026, 10, 11, 18, 47);
const YEAR = 365 * 24 * 3_600_000;

const instant = () =>
  new Date(NOW - faker.number.int({ max: YEAR / 1000 }) * 1000).toISOString().replace('.000', '');

const text: Drawer<'text' | 'multiline' | 'password' | 'email' | 'url'> = (field, drawing) => {
  const { pattern, minLength = 0, maxLength = 120 } = field;
  const word = pattern === undefined ? wordFor(field, drawing) : matching(field, pattern);
  if (word === undefined) return undefined;
  const long = word.length < minLength ? word.padEnd(minLength, 'x') : word;
  return long.slice(0, maxLength).trim();
};

/** An example where the pattern is more than a drawer can follow. */
function matching(
  { example, default: usual }: FieldDescriptor,
  pattern: string,
): string | undefined {
  const told = [example, usual].filter(one => typeof one === 'string');
  return sampleOf(pattern) ?? told[0];
}

const number: Drawer<'integer' | 'number' | 'duration'> = field => {
  const { multipleOf, kind } = field;
  const step = multipleOf ?? (kind === 'number' ? 0.01 : 1);
  const usual = rangeFor(field.source);
  const low =
    field.minimum ??
    above(field.exclusiveMinimum, step) ??
    Math.min(usual[0], field.maximum ?? usual[0]);
  const high = field.maximum ?? above(field.exclusiveMaximum, -step) ?? Math.max(low, usual[1]);
  const steps = Math.max(0, Math.floor((high - low) / step));
  const first = multipleOf === undefined ? low : Math.ceil(low / step) * step;
  const value = first + faker.number.int({ max: Math.min(steps, 100_000) }) * step;
  return kind === 'integer' ? Math.round(value) : Number(value.toFixed(6));
};

const above = (bound: number | undefined, step: number) =>
  bound === undefined ? undefined : bound + step;

/** What a number is likely to be, by its name. */
const RANGES: readonly (readonly [RegExp, readonly [number, number]])[] = [
  [/lat(itude)?$/i, [-60, 70]],
  [/l(on|ng)(gitude)?$/i, [-170, 170]],
  [/percent|ratio|rate$|level|humidity/i, [0, 100]],
  [/year/i, [1990, 2026]],
  [/^age$/i, [1, 80]],
  [/price|amount|cost|total|balance/i, [1, 500]],
  [/rating|stars|score/i, [1, 5]],
  [/temperature/i, [-10, 35]],
];

const rangeFor = (source: string) =>
  RANGES.find(([name]) => name.test(source))?.[1] ?? ([0, 200] as const);

const some = <Item>(items: readonly Item[], { minItems = 0, maxItems = 3 }): Item[] =>
  faker.helpers.arrayElements([...items], {
    min: Math.min(minItems, items.length),
    max: Math.min(Math.max(minItems, Math.min(maxItems, 3)), items.length),
  });

const keysOf = ({ keys }: Drawing, resource: string): readonly unknown[] =>
  (Object.hasOwn(keys, resource) && keys[resource]) || [];

const object: Drawer<'object'> = ({ fields }, drawing) => drawFields(fields, drawing);

const drawers: { readonly [Kind in FieldKind]: Drawer<Kind> } = {
  text,
  multiline: text,
  password: text,
  email: text,
  url: text,
  integer: number,
  number,
  duration: number,
  boolean: () => faker.datatype.boolean(),
  date: () => instant().slice(0, 10),
  dateTime: instant,
  time: () => instant().slice(11, 19),
  color: () => faker.color.rgb(),
  file: () => '',
  geoPoint: () => ({ lat: faker.location.latitude(), lng: faker.location.longitude() }),
  enum: ({ choices }) => faker.helpers.arrayElement([...choices]).value,
  enumList: field =>
    some(
      field.choices.map(({ value }) => value),
      field,
    ),
  reference: ({ reference }, drawing) => {
    const keys = keysOf(drawing, reference);
    return keys.length === 0 ? undefined : faker.helpers.arrayElement([...keys]);
  },
  referenceList: (field, drawing) => some(keysOf(drawing, field.reference), field),
  object,
  list: (field, drawing) => {
    const { item, minItems = 1, maxItems = 3 } = field;
    const count = Math.max(minItems, Math.min(maxItems, 1 + (drawing.index % 3)));
    const items = Array.from({ length: count }, () => drawValue(item, drawing));
    const kept = items.filter(one => one !== undefined);
    return field.uniqueItems ? unique(kept) : kept;
  },
  oneOf: ({ discriminator, options }, drawing) => {
    const option = options[drawing.index % Math.max(1, options.length)];
    return option && { [discriminator]: option.value, ...drawFields(option.fields, drawing) };
  },
  unknown: ({ example }) => example,
};

const unique = (items: readonly unknown[]) => [
  ...new Map(items.map(item => [JSON.stringify(item), item])).values(),
];

/** A value that a field of its kind could have: the first row's is the document's own example, where it has one. */
export function drawValue(field: FieldDescriptor, drawing: Drawing): unknown {
  const isTold =
    field.example !== undefined && drawing.index === 0 && !field.kind.startsWith('ref');
  return isTold ? field.example : (drawers[field.kind] as Drawer<FieldKind>)(field, drawing);
}

/** Every ninth row lacks what it may lack, so that a console shows how that looks. */
const isLeftOut = ({ required }: FieldDescriptor, index: number, at: number) =>
  !required && (index + at) % 9 === 8;

/** The values of an object's fields. What a row may lack, some do. */
export function drawFields(
  fields: readonly FieldDescriptor[],
  drawing: Drawing,
): Record<string, unknown> {
  const isNamed = ({ source }: FieldDescriptor) => drawing.always?.includes(source);
  const entries = fields.flatMap((field, at) => {
    if (field.writeOnly || (isLeftOut(field, drawing.index, at) && !isNamed(field))) return [];
    const value = drawValue(field, drawing);
    return value === undefined ? [] : [[field.source, value] as const];
  });
  return Object.fromEntries(entries);
}
