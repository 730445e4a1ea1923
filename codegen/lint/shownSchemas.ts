import type { ServiceModel } from '../model.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import { findOperations } from '../read/operations.ts';
import { isObject, parsePointer, valueAt, type Path } from '../read/pointer.ts';
import { bodyContent } from '../read/bodyContent.ts';
import { dereference } from '../read/resolve.ts';

/** A schema as it is written in a document, and where. */
export interface Written {
  readonly at: Path;
  readonly schema: Schema;
}

/** A property that a person can see. */
export interface ShownProperty extends Written {
  readonly name: string;
  /** The schema that it is a property of. */
  readonly owner: Schema;
}

/** A shape of a `oneOf`: a person chooses it by its name. */
export interface ShownShape extends Written {
  /** The property that tells the shape from the others. */
  readonly discriminator: string | undefined;
}

/** What the screens of a document show. */
export interface Shown {
  readonly properties: readonly ShownProperty[];
  readonly shapes: readonly ShownShape[];
}

/**
 * Everything that a person sees of the schemas of a document: the records of its resources, the bodies that a form
 * asks for, and every schema that gives one of its properties a label, whole and with all that is inside.
 */
export function shownSchemas({ document, resources, operations }: ServiceModel): Shown {
  const properties = new Map<string, ShownProperty>();
  const shapes = new Map<string, ShownShape>();
  const seen = new Set<string>();
  const visit = (written: Written): void => {
    const { at, schema } = follow(document, written);
    const place = at.join('\0');
    if (seen.has(place)) return;
    seen.add(place);
    for (const [name, property] of Object.entries(schema.properties ?? {})) {
      const here = { at: [...at, 'properties', name], schema: property };
      properties.set(here.at.join('\0'), { ...here, name, owner: schema });
      visit(here);
    }
    for (const word of ['items', 'additionalProperties', 'contentSchema'] as const) {
      const inside = (schema as Readonly<Record<string, unknown>>)[word];
      if (isObject(inside)) visit({ at: [...at, word], schema: inside });
    }
    for (const word of ['allOf', 'oneOf', 'anyOf'] as const) {
      for (const [index, part] of (schema[word] ?? []).entries()) {
        const here = { at: [...at, word, String(index)], schema: part };
        const shape = follow(document, here);
        if (word === 'oneOf' && shape.schema.properties) {
          const discriminator = schema.discriminator?.propertyName;
          shapes.set(shape.at.join('\0'), { ...shape, discriminator });
        }
        visit(here);
      }
    }
  };

  const components = Object.entries(document.components?.schemas ?? {});
  for (const [name, schema] of components) {
    const isRecord = resources.some(resource => resource.schema === name);
    if (isRecord || hasLabels(schema)) visit({ at: ['components', 'schemas', name], schema });
  }
  const offered = new Set(operations.filter(({ is }) => is !== 'none').map(({ id }) => id));
  for (const { id, operation } of findOperations(document)) {
    if (!operation.requestBody || !offered.has(id)) continue;
    const body = dereference(document, operation.requestBody);
    const [, schema] = bodyContent(body.content) ?? [];
    if (schema) visit({ at: [], schema });
  }
  return { properties: [...properties.values()], shapes: [...shapes.values()] };
}

const hasLabels = ({ properties = {} }: Schema) =>
  Object.values(properties).some(property => property['x-console']?.label);

/** Where a reference leads, as long as it says nothing else about what it shows. */
export function follow(document: OpenApi, { at, schema }: Written): Written {
  if (schema.$ref === undefined) return { at, schema };
  const path = parsePointer(schema.$ref);
  return follow(document, { at: path, schema: valueAt(document, path) ?? {} });
}
