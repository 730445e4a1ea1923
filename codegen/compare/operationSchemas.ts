import type { OpenApiDocument, OperationObject, SchemaObject } from '../openapi.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { findWebhooks } from '../read/operation/webhook.ts';
import { selectBodyContent } from '../read/operation/requestBody.ts';
import { dereference, getSchemaName } from '../read/schema/reference.ts';
import type { SchemaDirection } from './SchemaDifference.ts';

/** A schema of a request or a response of an operation. */
export interface UsedSchema {
  /** E.g. `body`, `response 200`, `parameter limit`. */
  readonly location: string;
  readonly direction: SchemaDirection;
  readonly schema: SchemaObject;
}

/** Returns the schemas of an operation as written. */
export function getOperationSchemas(
  document: OpenApiDocument,
  operation: OperationObject,
): readonly UsedSchema[] {
  const body = operation.requestBody && dereference(document, operation.requestBody);
  const [, bodySchema] = (body && selectBodyContent(body.content)) ?? [];
  const parameters = (operation.parameters ?? []).map(each => dereference(document, each));
  return [
    ...(bodySchema ? [{ location: 'body', direction: 'sent' as const, schema: bodySchema }] : []),
    ...parameters.flatMap(({ name, schema }) =>
      schema ? [{ location: `parameter ${name}`, direction: 'sent' as const, schema }] : [],
    ),
    ...Object.entries(operation.responses ?? {}).flatMap(([status, response]) => {
      const [, schema] = selectBodyContent(dereference(document, response).content) ?? [];
      const isSuccess = schema && (status.startsWith('2') || status === 'default');
      return isSuccess
        ? [{ location: `response ${status}`, direction: 'received' as const, schema }]
        : [];
    }),
  ];
}

/** The directions in which each component is sent, including its nested components; a webhook is sent by the platform. */
export function getComponentDirections(
  document: OpenApiDocument,
): ReadonlyMap<string, ReadonlySet<SchemaDirection>> {
  const found = new Map<string, Set<SchemaDirection>>();
  const visit = (schema: SchemaObject, direction: SchemaDirection) => {
    const name = schema.$ref === undefined ? undefined : getSchemaName(schema.$ref);
    if (name !== undefined) {
      const directions = found.get(name) ?? new Set();
      found.set(name, directions);
      if (directions.has(direction)) return;
      directions.add(direction);
      const target = document.components?.schemas?.[name];
      if (target) visit(target, direction);
    }
    for (const subschema of getSubschemas(schema)) visit(subschema, direction);
  };
  for (const { operation } of findOperations(document))
    for (const { schema, direction } of getOperationSchemas(document, operation))
      visit(schema, direction);
  for (const { schema } of findWebhooks(document)) visit(schema, 'received');
  return found;
}

/** Returns the components of a schema at its top level: itself, and those in `allOf`. */
export function getComponentNames(
  document: OpenApiDocument,
  schema: SchemaObject,
  seen: readonly string[] = [],
): readonly string[] {
  const name = schema.$ref === undefined ? undefined : getSchemaName(schema.$ref);
  if (name !== undefined && seen.includes(name)) return [];
  const target = name === undefined ? undefined : document.components?.schemas?.[name];
  const nextSeen = name === undefined ? seen : [...seen, name];
  const composed = [...(target ? [target] : []), ...(schema.allOf ?? [])];
  const items = schema.items ? getComponentNames(document, schema.items, nextSeen) : [];
  return [
    ...(name === undefined ? [] : [name]),
    ...composed.flatMap(subschema => getComponentNames(document, subschema, nextSeen)),
    ...items,
  ];
}

const getSubschemas = (schema: SchemaObject): readonly SchemaObject[] => [
  ...Object.values(schema.properties ?? {}),
  ...(schema.items ? [schema.items] : []),
  ...(schema.contentSchema ? [schema.contentSchema] : []),
  ...(schema.allOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
];
