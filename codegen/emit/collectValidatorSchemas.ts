import type { ServiceModel } from '../model.ts';
import type { ResponseObject, OperationObject, Referable, SchemaObject } from '../openapi.ts';
import { findJsonContent } from '../read/operation/mediaType.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { findWebhooks } from '../read/operation/webhook.ts';
import { formatPointer } from '../jsonPointer.ts';
import { selectBodyContent } from '../read/operation/requestBody.ts';
import { getParameterSchema } from '../read/operation/parameter.ts';
import { dereference } from '../read/schema/reference.ts';
import { toMultipartSchema } from './toMultipartSchema.ts';
import { createVariantSchemas, type SchemaVariant } from './createVariantSchemas.ts';

/** A schema to compile, and every slot of the validator table that uses it. */
export interface ValidatorSchema {
  /** An identifier. */
  readonly id: string;
  /** The `$id` of the component that it refers to, or the schema itself. */
  readonly schema: string | object;
  /** E.g. `['responses', 'listUsers', '200']`. */
  readonly slots: readonly (readonly string[])[];
}

/** The schemas to compile, and the components that they refer to, by `$id`. */
export interface ValidatorSchemas {
  readonly components: Readonly<Record<string, object>>;
  readonly all: readonly ValidatorSchema[];
}

interface ValidatorSlot {
  readonly path: readonly string[];
  readonly schema: SchemaObject;
  readonly variant: SchemaVariant;
}

/** Lists every schema of a document that validates values; a schema with several slots is listed once. */
export function collectValidatorSchemas(model: ServiceModel): ValidatorSchemas {
  const { document } = model;
  const variants = {
    plain: createVariantSchemas('plain', document),
    request: createVariantSchemas('request', document),
    response: createVariantSchemas('response', document),
  };
  const schemasByJson = new Map<string, Omit<ValidatorSchema, 'id'>>();
  for (const { path, schema, variant } of listSlots(model)) {
    const variantSchema = variants[variant].resolve(schema);
    const key = JSON.stringify(variantSchema);
    const slots = [...(schemasByJson.get(key)?.slots ?? []), path];
    schemasByJson.set(key, { schema: getComponentId(variantSchema) ?? variantSchema, slots });
  }
  const { plain, request, response } = variants;
  return {
    components: { ...plain.components, ...request.components, ...response.components },
    all: assignIds([...schemasByJson.values()]),
  };
}

/** Returns the `$id` of the component that a schema only refers to: such a schema needs no code of its own. */
function getComponentId(schema: object): string | undefined {
  const [[keyword, componentId] = [], another] = Object.entries(schema) as [string, unknown][];
  const isPart = keyword === '$ref' && !another && typeof componentId === 'string';
  return isPart && !componentId.includes('#') ? componentId : undefined;
}

/** Lists every slot of the validator table, in table order. */
function listSlots({ document }: ServiceModel): readonly ValidatorSlot[] {
  const schemas = Object.keys(document.components?.schemas ?? {}).map((name): ValidatorSlot => {
    const $ref = `#${formatPointer(['components', 'schemas', name])}`;
    return { path: ['schemas', name], schema: { $ref }, variant: 'plain' };
  });
  const operationSlots = findOperations(document).flatMap(
    ({ id, operation, parameters }): ValidatorSlot[] => {
      const body = operation.requestBody && dereference(document, operation.requestBody);
      const [bodyType, rawBodySchema] = selectBodyContent(body?.content) ?? [];
      const bodySchema =
        rawBodySchema && bodyType?.startsWith('multipart/')
          ? toMultipartSchema(document, rawBodySchema)
          : rawBodySchema;
      const responseSlots = listResponses(operation).flatMap(
        ([status, response]): ValidatorSlot[] => {
          const [, schema] =
            findJsonContent(document, dereference(document, response).content) ?? [];
          const path = ['responses', id, String(status)];
          return schema ? [{ path, schema, variant: 'response' }] : [];
        },
      );
      return [
        ...(bodySchema
          ? [{ path: ['bodies', id], schema: bodySchema, variant: 'request' } as const]
          : []),
        ...responseSlots,
        ...parameters.map((parameter): ValidatorSlot => {
          // URL parameters are parsed before validation: nothing is coerced here.
          const { schema } = getParameterSchema(document, parameter);
          const path = ['parameters', id, parameter.name];
          return { path, schema, variant: 'request' };
        }),
      ];
    },
  );
  const webhookSlots = findWebhooks(document).map(({ name, schema }): ValidatorSlot => ({
    path: ['webhooks', name],
    schema,
    variant: 'response',
  }));
  return [...schemas, ...operationSlots, ...webhookSlots];
}

/** Returns the responses of an operation by status; `default` is a success where no other is listed. */
function listResponses({
  responses = {},
}: OperationObject): readonly (readonly [number, Referable<ResponseObject>])[] {
  const listed = Object.entries(responses).flatMap(([status, response]) => {
    const statusCode = Number(status.replace(/X/gi, '0'));
    return Number.isNaN(statusCode) ? [] : [[statusCode, response] as const];
  });
  const hasSuccess = listed.some(([status]) => status >= 200 && status < 300);
  return hasSuccess || !responses.default ? listed : [[200, responses.default], ...listed];
}

/** Names validators after their first slot; a later one with the same name gets a number. */
function assignIds(all: readonly Omit<ValidatorSchema, 'id'>[]): readonly ValidatorSchema[] {
  const usedIds = new Set<string>();
  return all.map(validatorSchema => {
    const name = (validatorSchema.slots[0] ?? []).join('_').replaceAll(/\W/g, '_');
    let id = name;
    for (let count = 2; usedIds.has(id); count++) id = `${name}_${count}`;
    usedIds.add(id);
    return { ...validatorSchema, id };
  });
}
