import type { FieldDescriptor, FieldKind } from '../../src/schema/field.ts';
import { parseJson } from './parseJson.ts';

type FormFields = Readonly<Record<string, unknown>>;

/** Parsers of form fields, which are always text. A text without a valid value stays text and fails validation. */
const TEXT_PARSERS: Readonly<Partial<Record<FieldKind, (text: string) => unknown>>> = {
  integer: parseNumberText,
  number: parseNumberText,
  duration: parseNumberText,
  boolean: text => (text === 'true' ? true : text === 'false' ? false : text),
  object: parseJsonText,
  list: parseJsonText,
  enumList: parseJsonText,
  referenceList: parseJsonText,
  geoPoint: parseJsonText,
  oneOf: parseJsonText,
};

/**
 * Parses the fields of a form by their kinds; files stay unchanged.
 *
 * @throws HttpError 400 (1) for broken JSON in a field of objects or lists
 */
export function parseForm(form: FormFields, fields: readonly FieldDescriptor[]): FormFields {
  const kinds = new Map(fields.map(({ source, kind }) => [source, kind]));
  return Object.fromEntries(
    Object.entries(form).map(([name, value]) => {
      const parse = TEXT_PARSERS[kinds.get(name) ?? 'unknown'];
      return [name, parse && typeof value === 'string' ? parse(value) : value];
    }),
  );
}

function parseNumberText(text: string): unknown {
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(text) ? Number(text) : text;
}

function parseJsonText(text: string): unknown {
  return /^\s*[[{]/.test(text) ? parseJson(text) : text;
}
