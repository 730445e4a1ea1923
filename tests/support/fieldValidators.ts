import { readFileSync } from 'node:fs';

import type { OpenApiDocument, SchemaObject } from '../../codegen/openapi.ts';
import { flattenSchema } from '../../codegen/read/schema/schemaObject.ts';
import { catalogue } from '../../mocks/generated/catalogue.ts';
import { validateField } from '../../src/resources/values/validateField.ts';
import { validateByRule } from '../../src/resources/values/fieldRules.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators, Validator } from '../../src/schema/validator.ts';
import { createField } from './testDescriptors.ts';

type GeneratedServices = Readonly<
  Record<
    string,
    {
      readonly operations: Readonly<Record<string, OperationDescriptor>>;
      readonly validators: ServiceValidators;
    }
  >
>;
const services: GeneratedServices = catalogue;

/** A value of a document with its two validators: the schema of the document, and the rules of the console. */
export interface ValidatedField {
  /** E.g. `core Asset/port`, or `core createAsset body/port`. */
  readonly name: string;
  readonly field: FieldDescriptor;
  readonly isValidInDocument: (value: unknown) => boolean;
  readonly isValidInConsole: (value: unknown) => boolean;
}

/** Whether no error is at this path or below; errors elsewhere in the body are ignored. */
function isValidAt(validate: Validator, path: readonly string[], value: unknown): boolean {
  const root = path.reduceRight<unknown>(
    (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
    value,
  );
  if (validate(root)) return true;
  const pointer = path.map(step => `/${step}`).join('');
  return !validate.errors?.some(
    ({ instancePath }) => instancePath === pointer || instancePath.startsWith(`${pointer}/`),
  );
}

/** Every scalar field of every body, as forms have it; fields of a `oneOf` come with their variant. */
export const BODY_FIELDS: readonly ValidatedField[] = Object.entries(services).flatMap(
  ([service, { operations, validators }]) =>
    Object.values(operations).flatMap(({ id, body }) => {
      const validate = validators.bodies[id];
      const walk = (
        fields: readonly FieldDescriptor[],
        parentPath: readonly string[],
      ): readonly ValidatedField[] =>
        fields.flatMap(field => {
          const path = field.source === '' ? [...parentPath, '0'] : [...parentPath, field.source];
          if (field.kind === 'object') return walk(field.fields, path);
          if (field.kind === 'list') return walk([field.item], path);
          return validate
            ? [
                {
                  name: `${service} ${id} body/${path.join('/')}`,
                  field,
                  isValidInDocument: value => isValidAt(validate, path, value),
                  isValidInConsole: value => validateField(field, value) === undefined,
                },
              ]
            : [];
        });
      return walk(body?.fields ?? [], []);
    }),
);

/** Every schema and property of all documents that has a rule. */
export const RULED_SCHEMAS: readonly ValidatedField[] = Object.entries(services).flatMap(
  ([service, { validators }]) => {
    const file = new URL(`../../src/generated/${service}/document.json`, import.meta.url);
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApiDocument;
    return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const validate = validators.schemas[name]!;
      const walk = (written: SchemaObject, path: readonly string[]): readonly ValidatedField[] => {
        const { schema: flat } = flattenSchema(document, written);
        const rule = flat['x-console']?.rule;
        const field = toField(document, written, rule);
        const validatedField: ValidatedField = {
          name: `${service} ${[name, ...path].join('/')}`,
          field,
          isValidInDocument: value => isValidAt(validate, path, value),
          // Without the bounds of the document, which would hide a rule that accepts too much.
          isValidInConsole: value => validateByRule(field, value) === undefined,
        };
        const found = rule === undefined ? [] : [validatedField];
        // A referenced component is visited at its definition.
        if (path.length > 0 && written.$ref !== undefined) return found;
        const nestedFields = Object.entries(flat.properties ?? {}).flatMap(([property, each]) =>
          walk(each, [...path, property]),
        );
        return [...found, ...nestedFields, ...(flat.items ? walk(flat.items, [...path, '0']) : [])];
      };
      return walk(schema, []);
    });
  },
);

/** A schema as a field with its rule, and the bounds that the rule may use. */
function toField(
  document: OpenApiDocument,
  written: SchemaObject,
  rule: string | undefined,
): FieldDescriptor {
  const { schema } = flattenSchema(document, written);
  const { minLength, maxLength, minimum, maximum } = schema;
  return createField({
    kind: schema.type === 'string' ? 'text' : 'number',
    ...{ minLength, maxLength, minimum, maximum },
    ...(rule !== undefined && { rule }),
  } as Parameters<typeof createField>[0]);
}
