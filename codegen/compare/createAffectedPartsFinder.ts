import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { affectedPart, type AffectedPart } from './DocumentChange.ts';
import type { SchemaDifference } from './SchemaDifference.ts';
import { getOperationSchemas, getComponentNames } from './operationSchemas.ts';

/** Creates a function that finds the parts of the old document's console that a difference of a component affects. */
export function createAffectedPartsFinder(
  model: ServiceModel,
): (schema: string, difference: SchemaDifference) => readonly AffectedPart[] {
  const { document, resources, operations } = model;
  const resourcesWith = (schema: string) =>
    resources.filter(resource =>
      getComponentNames(document, { $ref: `#/components/schemas/${resource.schema}` }).includes(
        schema,
      ),
    );
  const operationsById = new Map(
    findOperations(document).map(({ id, operation }) => [id, operation]),
  );
  const formsWith = (schema: string) =>
    operations.filter(({ id, kind: is }) => {
      const operation = operationsById.get(id);
      if (!operation || is === 'none') return false;
      return getOperationSchemas(document, operation).some(
        usedSchema =>
          usedSchema.location === 'body' &&
          getComponentNames(document, usedSchema.schema).includes(schema),
      );
    });
  const findParts = (schema: string, difference: SchemaDifference): readonly AffectedPart[] => {
    const source = difference.path.find(step => step !== '[]');
    const forms = formsWith(schema);
    return [
      ...resourcesWith(schema).flatMap(resource => findRecordParts(resource, source, difference)),
      ...(forms.length > 0 && source !== undefined
        ? [affectedPart('forms', ...forms.map(({ id }) => id))]
        : []),
      ...forms.flatMap(({ kind: is, resource }) =>
        is === 'create' && resource !== undefined && difference.kind !== 'text'
          ? [affectedPart('import and export', resource)]
          : [],
      ),
    ];
  };
  const findHolders = createHolderFinder(document);
  return (schema, difference) =>
    mergeAffectedParts([
      ...findParts(schema, difference),
      ...findHolders(schema).flatMap(([holder, property]) =>
        findParts(holder, { ...difference, path: [property] }),
      ),
      ...(difference.kind === 'text'
        ? [affectedPart('texts')]
        : [affectedPart('mocks'), affectedPart('calls')]),
    ]);
}

/**
 * Creates a function that finds the properties that contain a component, directly or through other components: its
 * changes affect them.
 */
function createHolderFinder(document: OpenApiDocument) {
  const properties = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {}).map(([property, components]) => ({
      name,
      property,
      components: new Set(getComponentNames(document, components)),
    })),
  );
  const find = (
    schema: string,
    seen: ReadonlySet<string> = new Set(),
  ): readonly (readonly [string, string])[] =>
    seen.has(schema)
      ? []
      : properties
          .filter(({ components }) => components.has(schema))
          .flatMap(({ name, property }) => [
            [name, property] as const,
            ...find(name, new Set([...seen, schema])),
          ]);
  return find;
}

function findRecordParts(
  resource: ResourceModel,
  source: string | undefined,
  { kind }: SchemaDifference,
): readonly AffectedPart[] {
  const field = resource.fields.find(each => each.source === source);
  const { name } = resource;
  if (kind === 'text') return [];
  if (!field)
    return kind === 'new' ? [affectedPart('columns', name), affectedPart('filters', name)] : [];
  const isFilterAffected =
    field.filter.length > 0 && ['removed', 'type', 'values', 'unit', 'reference'].includes(kind);
  return [
    ...(field.column === undefined ? [] : [affectedPart('columns', name)]),
    ...(isFilterAffected
      ? [affectedPart('filters', name), affectedPart('saved queries', name)]
      : []),
    ...(field.sortable && kind === 'removed' ? [affectedPart('order', name)] : []),
    ...(isInRepresentation(resource, field) && kind === 'removed'
      ? [affectedPart('names of records', name)]
      : []),
    ...(kind === 'unit' ? [affectedPart('numbers', name)] : []),
    ...(kind === 'reference' || field.kind === 'reference'
      ? [affectedPart('references', name)]
      : []),
    ...(kind === 'presence' ? [] : [affectedPart('import and export', name)]),
  ];
}

const isInRepresentation = ({ recordRepresentation }: ResourceModel, { source }: FieldDescriptor) =>
  recordRepresentation.includes(`{${source}}`);

/** Merges affected parts: one entry per part, with all its locations. */
export function mergeAffectedParts(
  affectedParts: readonly AffectedPart[],
): readonly AffectedPart[] {
  const parts = new Map<AffectedPart['part'], Set<string>>();
  for (const { part, where } of affectedParts) {
    const names = parts.get(part) ?? new Set();
    for (const name of where) names.add(name);
    parts.set(part, names);
  }
  return [...parts].map(([part, where]) => ({ part, where: [...where] }));
}
