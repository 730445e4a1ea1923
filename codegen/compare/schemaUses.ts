import type { OpenApi, Operation, Schema } from '../openapi.ts';
import { findOperations } from '../read/operations.ts';
import { bodyContent } from '../read/bodyContent.ts';
import { dereference, schemaName } from '../read/resolve.ts';
import type { Direction } from './Difference.ts';

/** A schema that an operation sends or is answered. */
export interface UsedSchema {
  /** Where it stands: `body`, `answer 200`, `parameter limit`. */
  readonly place: string;
  readonly direction: Direction;
  readonly schema: Schema;
}

/** The schemas of an operation as they are written. */
export function schemasOf(document: OpenApi, operation: Operation): readonly UsedSchema[] {
  const body = operation.requestBody && dereference(document, operation.requestBody);
  const [, sent] = (body && bodyContent(body.content)) ?? [];
  const parameters = (operation.parameters ?? []).map(each => dereference(document, each));
  return [
    ...(sent ? [{ place: 'body', direction: 'sent' as const, schema: sent }] : []),
    ...parameters.flatMap(({ name, schema }) =>
      schema ? [{ place: `parameter ${name}`, direction: 'sent' as const, schema }] : [],
    ),
    ...Object.entries(operation.responses ?? {}).flatMap(([status, answer]) => {
      const [, schema] = bodyContent(dereference(document, answer).content) ?? [];
      const isAnswer = schema && (status.startsWith('2') || status === 'default');
      return isAnswer
        ? [{ place: `answer ${status}`, direction: 'answered' as const, schema }]
        : [];
    }),
  ];
}

/** Which way each component travels, with everything that it holds. */
export function directionsOf(document: OpenApi): ReadonlyMap<string, ReadonlySet<Direction>> {
  const found = new Map<string, Set<Direction>>();
  const visit = (schema: Schema, direction: Direction) => {
    const name = schema.$ref === undefined ? undefined : schemaName(schema.$ref);
    if (name !== undefined) {
      const directions = found.get(name) ?? new Set();
      found.set(name, directions);
      if (directions.has(direction)) return;
      directions.add(direction);
      const target = document.components?.schemas?.[name];
      if (target) visit(target, direction);
    }
    for (const part of partsOf(schema)) visit(part, direction);
  };
  for (const { operation } of findOperations(document))
    for (const { schema, direction } of schemasOf(document, operation)) visit(schema, direction);
  return found;
}

/** The components that a schema is made of at its top: itself, and what `allOf` lays together. */
export function shapesOf(
  document: OpenApi,
  schema: Schema,
  seen: readonly string[] = [],
): readonly string[] {
  const name = schema.$ref === undefined ? undefined : schemaName(schema.$ref);
  if (name !== undefined && seen.includes(name)) return [];
  const target = name === undefined ? undefined : document.components?.schemas?.[name];
  const deeper = name === undefined ? seen : [...seen, name];
  const inside = [...(target ? [target] : []), ...(schema.allOf ?? [])];
  const items = schema.items ? shapesOf(document, schema.items, deeper) : [];
  return [
    ...(name === undefined ? [] : [name]),
    ...inside.flatMap(part => shapesOf(document, part, deeper)),
    ...items,
  ];
}

const partsOf = (schema: Schema): readonly Schema[] => [
  ...Object.values(schema.properties ?? {}),
  ...(schema.items ? [schema.items] : []),
  ...(schema.contentSchema ? [schema.contentSchema] : []),
  ...(schema.allOf ?? []),
  ...(schema.oneOf ?? []),
  ...(schema.anyOf ?? []),
];
