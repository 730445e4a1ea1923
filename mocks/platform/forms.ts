import type { FieldDescriptor, FieldKind } from '../../src/schema/field.ts';
import { parseJson } from './parseJson.ts';

type Form = Readonly<Record<string, unknown>>;

/** A form knows only texts: what the text of a field stands for. What it cannot stand for stays text, to be refused. */
const readText: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  integer: numberOf,
  number: numberOf,
  duration: numberOf,
  boolean: text => (text === 'true' ? true : text === 'false' ? false : text),
  object: jsonOf,
  list: jsonOf,
  enumList: jsonOf,
  referenceList: jsonOf,
  geoPoint: jsonOf,
  oneOf: jsonOf,
};

/**
 * Reads the fields of a form as their kinds; files stay as they are.
 *
 * @throws Refusal 400 (1) for broken JSON in a field of objects or lists
 */
export function readForm(form: Form, fields: readonly FieldDescriptor[]): Form {
  const kinds = new Map(fields.map(({ source, kind }) => [source, kind]));
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const read = readText[kinds.get(name) ?? 'unknown'];
      return [name, read && typeof value === 'string' ? read(value) : value];
    }),
  );
}

function numberOf(text: string): unknown {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
}

function jsonOf(text: string): unknown {
  return /^\s*[[{]/.test(text) ? parseJson(text) : text;
}
