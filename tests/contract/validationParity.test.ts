import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FieldDescriptor, NumberBounds, TextBounds } from '../../src/schema/field.ts';
import { VALIDATION_RULES, type ValidationRule } from '../../src/schema/validationRule.ts';
import { BODY_FIELDS, type ValidatedField, RULED_SCHEMAS } from '../support/fieldValidators.ts';

/** Values that one witness may take and the other not: at the edges of every rule, and what looks like one of its values. */
const TEXTS: Readonly<Partial<Record<ValidationRule, readonly string[]>>> = {
  deviceId: [
    'SSSLC00000000001',
    'sslc000000000001',
    'A'.repeat(15),
    'A'.repeat(20),
    'A'.repeat(21),
  ],
  deviceName: [
    '灯',
    '灯1',
    ' 1号灯',
    '1号灯 ',
    '1号灯\u3000',
    '1/2',
    'a\u200bb',
    'a\tb',
    '灯'.repeat(33),
  ],
  digits: ['0', '007', '-1', '1.0', '１２', ' 1', '1\n', '9'.repeat(32), '9'.repeat(33)],
  ipAddress: [
    '0.0.0.0',
    '255.255.255.255',
    '256.1.1.1',
    '1.2.3',
    '1.2.3.4.',
    '01.2.3.4',
    '1.2.3.４',
  ],
  letterDigitPassword: ['Device#2026', 'abcdefgh', '12345678', 'a234567', 'a2345 78', 'é2345678'],
  password: ['Lamp#2026', '12345678', 'abcdEFGH', '########', '灯'.repeat(8), 'Lamp 2026', 'a1'],
  personName: ['欧阳 娜娜', ' Mary', 'Mary_', 'Mary\u3000Ann', 'a'.repeat(20), 'a'.repeat(21)],
  serialName: ['滨江 区', '_滨江', '滨江-1', '𠮷'.repeat(32), '𠮷'.repeat(33)],
  specification: ['NB-150W_A', 'NB 150', 'NB－150', '_-', 'a'.repeat(32), 'a'.repeat(33)],
  username: ['li_jing7', 'li jing', 'ｌｉ', '_li', 'li_', '李静', 'Zoë'],
};

/** What near misses are made of: every alphabet of a rule, and its look-alikes. */
const ALPHABET = Array.from('aZ09_-. @/\\:*?%"<>|#灯𠮷ｌ１é\u3000\t\n\u200b');

const spliced = (example: string) =>
  fc
    .tuple(fc.nat(40), fc.nat(2), fc.array(fc.constantFrom(...ALPHABET), { maxLength: 2 }))
    .map(([at, removed, come]) => {
      const characters = [...example];
      characters.splice(at % (characters.length + 1), removed, ...come);
      return characters.join('');
    });

/** Texts at and around the bounds of a field, and its examples with a slip in them. */
function texts(field: FieldDescriptor): fc.Arbitrary<string> {
  const { maxLength = 40 } = field as TextBounds;
  const known = (field.rule && TEXTS[field.rule]) ?? [];
  const examples = [...known, ...(typeof field.example === 'string' ? [field.example] : [])];
  const edge = fc
    .tuple(fc.constantFrom('A', '7', 'a', '灯', '𠮷'), fc.integer({ min: -1, max: 1 }))
    .map(([unit, by]) => unit.repeat(Math.max(0, Math.min(maxLength, 300) + by)));
  const any = fc.string({ unit: fc.constantFrom(...ALPHABET), maxLength: 40 });
  return examples.length === 0
    ? fc.oneof(any, edge)
    : fc.oneof(
        fc.constantFrom(...examples).chain(spliced),
        fc.constantFrom(...examples),
        edge,
        any,
      );
}

function numbers(field: FieldDescriptor): fc.Arbitrary<number> {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = field as NumberBounds;
  const edges = [minimum, maximum, exclusiveMinimum, exclusiveMaximum, 0]
    .filter(edge => edge !== undefined)
    .flatMap(edge => [-1, -0.5, 0, 0.5, 1].map(by => edge + by));
  return fc.oneof(
    fc.constantFrom(...edges, -0, 1e3, 1e21, 5e-324),
    fc.integer({ min: -70_000, max: 70_000 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
}

const points = fc.record({
  lat: fc.constantFrom(-90.5, -90, -0, 0, 30.2, 90, 90.000001),
  lng: fc.constantFrom(-180.1, -180, 0, 120.2, 180, 180.000001),
});

/** What a field of a kind is tried with; the others are no business of a VALID row. */
function valuesOf(field: FieldDescriptor): fc.Arbitrary<unknown> | undefined {
  switch (field.kind) {
    case 'text':
    case 'multiline':
    case 'password':
      return texts(field);
    case 'integer':
    case 'number':
    case 'duration':
      return numbers(field);
    case 'geoPoint':
      return points;
    case 'enum':
      return fc.constantFrom(...field.choices.map(({ value }) => value), 'none of them', 4711);
    default:
      return undefined;
  }
}

/** A text of digits has the length that its document gives it, which the rule does not limit. */
const isLongerThanItsRule = ({ rule, ...field }: FieldDescriptor, value: unknown) =>
  rule === 'digits' && String(value).length > ((field as TextBounds).maxLength ?? Infinity);

/** Both witnesses of one value, for a difference to be read. A blank is validated for being required, not by a rule. */
function differs({
  name,
  field,
  isValidInDocument,
  isValidInConsole,
}: ValidatedField): string | undefined {
  const values = valuesOf(field);
  if (!values) return undefined;
  const isOneOf = field.kind === 'enum';
  const found = fc.check(
    fc.property(values, value => {
      fc.pre(value !== '' && !isLongerThanItsRule(field, value));
      return isValidInDocument(value) === isValidInConsole(value);
    }),
    { numRuns: isOneOf ? 20 : 150 },
  );
  if (!found.failed) return undefined;
  const [value] = found.counterexample ?? [];
  const says = (good: boolean) => (good ? 'takes' : 'rejects');
  return `${name}: of ${JSON.stringify(value)} the document ${says(isValidInDocument(value))}, the console ${says(isValidInConsole(value))}`;
}

const INVALID_VALUES: Readonly<Record<ValidationRule, readonly unknown[]>> = {
  deviceId: ['ssslc00000000001', 'SSSLC0000000001'],
  deviceName: ['a', 'a/b'],
  digits: ['1a'],
  email: [],
  ipAddress: ['256.1.1.1'],
  latitude: [90.1],
  letterDigitPassword: ['12345678', 'Abc1'],
  longitude: [-180.1],
  password: ['12345678'],
  personName: ['_a'],
  port: [0, 65_536, 1.5],
  reportInterval: [4, 121],
  serialName: ['a-b'],
  specification: ['a b'],
  username: ['a b'],
};

describe('what a document defines of a value and what a rule of the console defines', () => {
  it('are the same for every schema and property that names a rule [VALID-06] [VALID-07] [VALID-08] [VALID-09] [VALID-10] [VALID-12] [VALID-13]', () => {
    expect(RULED_SCHEMAS.flatMap(each => differs(each) ?? [])).toEqual([]);
  });

  it('are the same for every field of every form: rules, bounds, choices [VALID-05] [VALID-14]', () => {
    expect(BODY_FIELDS.flatMap(each => differs(each) ?? [])).toEqual([]);
  });

  it('both reject what a rule is for, so that neither is a word only', () => {
    for (const { name, field, isValidInDocument, isValidInConsole } of RULED_SCHEMAS)
      for (const value of INVALID_VALUES[field.rule!])
        expect([name, value, isValidInDocument(value), isValidInConsole(value)]).toEqual([
          name,
          value,
          false,
          false,
        ]);
  });
});

describe('the rules', () => {
  it('are each used by a document; there is no field for an e-mail', () => {
    const documentedRules = new Set(RULED_SCHEMAS.map(({ field }) => field.rule));
    expect(VALIDATION_RULES.filter(rule => !documentedRules.has(rule))).toEqual(['email']);
  });

  it('are named wherever a field is called like one', () => {
    const wanted: readonly [RegExp, ValidationRule][] = [
      [/(^|\/)(ip)$/i, 'ipAddress'],
      [/(^|\/)\w*port$/i, 'port'],
      [/(^|\/)(data)?report(Period|Interval)$|DataReportPeriod.*\/period$/i, 'reportInterval'],
      [/(^|\/)(firstName|lastName)$/, 'personName'],
      [/(^|\/)username$/, 'username'],
      [/(^|\/)specification$/, 'specification'],
    ];
    const missing = BODY_FIELDS
      // A sign-in takes an existing name, which may be older than the rules.
      .filter(({ name, field }) => !field.readOnly && !name.startsWith('users login '))
      .flatMap(({ name, field }) =>
        wanted.flatMap(([called, rule]) =>
          called.test(name) && field.rule !== rule ? [`${name}: ${rule}`] : [],
        ),
      );
    expect(missing).toEqual([]);
  });
});
