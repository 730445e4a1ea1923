import type { ServiceModel } from '../model.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { isObjectOrArray, parsePointer, getValueAt, type PointerPath } from '../jsonPointer.ts';
import { selectBodyContent } from '../read/operation/requestBody.ts';
import { dereference } from '../read/schema/reference.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';

/** A schema as written in a document, and its pointer. */
export interface SchemaAt {
  readonly at: PointerPath;
  readonly schema: SchemaObject;
}

/** A displayed property. */
export interface ShownProperty extends SchemaAt {
  readonly name: string;
  readonly owner: SchemaObject;
}

/** A variant of a `oneOf`, selected by its label. */
export interface ShownShape extends SchemaAt {
  /** The property that identifies the variant. */
  readonly discriminator: string | undefined;
}

/** The displayed schemas of a document. */
export interface ShownSchemas {
  readonly properties: readonly ShownProperty[];
  readonly shapes: readonly ShownShape[];
}

/**
 * Collects every displayed schema of a document: the records of its resources, the bodies of forms, and every schema
 * with a label on one of its properties, including all nested schemas.
 */
export function collectShownSchemas({
  document,
  resources,
  operations,
}: ServiceModel): ShownSchemas {
  const properties = new Map<string, ShownProperty>();
  const shapes = new Map<string, ShownShape>();
  const seen = new Set<string>();
  const visit = (schemaAt: SchemaAt): void => {
    const { at, schema } = followReference(document, schemaAt);
    const key = at.join('\0');
    if (seen.has(key)) return;
    seen.add(key);
    const definitions = schema.allOf && flattenSchema(document, schema).schema.properties;
    for (const [name, own] of Object.entries(schema.properties ?? {})) {
      // A property may only be annotated here, and defined in a part of the composition.
      const property = definitions?.[name] ?? own;
      const child = { at: [...at, 'properties', name], schema: property };
      properties.set(child.at.join('\0'), { ...child, name, owner: schema });
      visit(child);
    }
    for (const keyword of ['items', 'additionalProperties', 'contentSchema'] as const) {
      const subschema = (schema as Readonly<Record<string, unknown>>)[keyword];
      if (isObjectOrArray(subschema)) visit({ at: [...at, keyword], schema: subschema });
    }
    for (const keyword of ['allOf', 'oneOf', 'anyOf'] as const) {
      for (const [index, part] of (schema[keyword] ?? []).entries()) {
        const child = { at: [...at, keyword, String(index)], schema: part };
        const shape = followReference(document, child);
        if (keyword === 'oneOf' && shape.schema.properties) {
          const discriminator = schema.discriminator?.propertyName;
          shapes.set(shape.at.join('\0'), { ...shape, discriminator });
        }
        visit(child);
      }
    }
  };

  const components = Object.entries(document.components?.schemas ?? {});
  for (const [name, schema] of components) {
    const isRecord = resources.some(resource => resource.schema === name);
    if (isRecord || hasLabels(schema)) visit({ at: ['components', 'schemas', name], schema });
  }
  const formOperationIds = new Set(
    operations.filter(({ kind }) => kind !== 'none').map(({ id }) => id),
  );
  for (const { id, operation } of findOperations(document)) {
    if (!operation.requestBody || !formOperationIds.has(id)) continue;
    const body = dereference(document, operation.requestBody);
    const [, schema] = selectBodyContent(body.content) ?? [];
    if (schema) visit({ at: [], schema });
  }
  return { properties: [...properties.values()], shapes: [...shapes.values()] };
}

const hasLabels = ({ properties = {} }: SchemaObject) =>
  Object.values(properties).some(property => property['x-console']?.label);

/** Follows a reference that has no label or other keyword next to it. */
export function followReference(document: OpenApiDocument, { at, schema }: SchemaAt): SchemaAt {
  if (schema.$ref === undefined) return { at, schema };
  const path = parsePointer(schema.$ref);
  return followReference(document, { at: path, schema: getValueAt(document, path) ?? {} });
}
