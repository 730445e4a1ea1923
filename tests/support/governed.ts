import { readFileSync } from 'node:fs';

import type { OpenApi, Schema } from '../../codegen/openapi.ts';
import { flatten } from '../../codegen/read/resolve.ts';
import { catalogue } from '../../mocks/generated/catalogue.ts';
import { judgeField } from '../../src/resources/form/judgeField.ts';
import { judgeByRule } from '../../src/resources/form/ruled.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators, Validator } from '../../src/schema/validator.ts';
import { aField } from './fields.ts';

type Generated = Readonly<
  Record<
    string,
    {
      readonly operations: Readonly<Record<string, OperationDescriptor>>;
      readonly validators: ServiceValidators;
    }
  >
>;
const services: Generated = catalogue;

/** A value of a document, and its two judges: what the document says, and what the console says. */
export interface Governed {
  /** E.g. `core Asset/port`, or `core createAsset body/port`. */
  readonly name: string;
  readonly field: FieldDescriptor;
  readonly byDocument: (value: unknown) => boolean;
  readonly byConsole: (value: unknown) => boolean;
}

/** Nothing is said against the value at this place or in it; what the rest of the body lacks is another matter. */
function fitsAt(judge: Validator, path: readonly string[], value: unknown): boolean {
  const whole = path.reduceRight<unknown>(
    (inner, step) => (step === '0' ? [inner] : { [step]: inner }),
    value,
  );
  if (judge(whole)) return true;
  const place = path.map(step => `/${step}`).join('');
  return !judge.errors?.some(
    ({ instancePath }) => instancePath === place || instancePath.startsWith(`${place}/`),
  );
}

/** Every field of every body, as forms have it, that is one value; those inside a choice of shapes come with their shape. */
export const fieldsOfBodies: readonly Governed[] = Object.entries(services).flatMap(
  ([service, { operations, validators }]) =>
    Object.values(operations).flatMap(({ id, body }) => {
      const judge = validators.bodies[id];
      const walk = (
        fields: readonly FieldDescriptor[],
        above: readonly string[],
      ): readonly Governed[] =>
        fields.flatMap(field => {
          const path = field.source === '' ? [...above, '0'] : [...above, field.source];
          if (field.kind === 'object') return walk(field.fields, path);
          if (field.kind === 'list') return walk([field.item], path);
          return judge
            ? [
                {
                  name: `${service} ${id} body/${path.join('/')}`,
                  field,
                  byDocument: value => fitsAt(judge, path, value),
                  byConsole: value => judgeField(field, value) === undefined,
                },
              ]
            : [];
        });
      return walk(body?.fields ?? [], []);
    }),
);

/** Every schema and every property of one, of all documents, that names a rule. */
export const ruledSchemas: readonly Governed[] = Object.entries(services).flatMap(
  ([service, { validators }]) => {
    const file = new URL(`../../src/generated/${service}/document.json`, import.meta.url);
    const document = JSON.parse(readFileSync(file, 'utf8')) as OpenApi;
    return Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
      const judge = validators.schemas[name]!;
      const walk = (written: Schema, path: readonly string[]): readonly Governed[] => {
        const { schema: flat } = flatten(document, written);
        const rule = flat['x-console']?.rule;
        const field = fieldOf(document, written, rule);
        const own: Governed = {
          name: `${service} ${[name, ...path].join('/')}`,
          field,
          byDocument: value => fitsAt(judge, path, value),
          // Without the bounds of the document: those would hide a rule that allows too much.
          byConsole: value => judgeByRule(field, value) === undefined,
        };
        const found = rule === undefined ? [] : [own];
        // What a component refers to is walked where it is written.
        if (path.length > 0 && written.$ref !== undefined) return found;
        const inside = Object.entries(flat.properties ?? {}).flatMap(([property, each]) =>
          walk(each, [...path, property]),
        );
        return [...found, ...inside, ...(flat.items ? walk(flat.items, [...path, '0']) : [])];
      };
      return walk(schema, []);
    });
  },
);

/** A schema as the field that its rule makes of it, with the bounds that a rule may ask for. */
function fieldOf(document: OpenApi, written: Schema, rule: string | undefined): FieldDescriptor {
  const { schema } = flatten(document, written);
  const { minLength, maxLength, minimum, maximum } = schema;
  return aField({
    kind: schema.type === 'string' ? 'text' : 'number',
    ...{ minLength, maxLength, minimum, maximum },
    ...(rule !== undefined && { rule }),
  } as Parameters<typeof aField>[0]);
}
