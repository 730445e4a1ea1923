import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { OpenApi } from '../openapi.ts';
import { findOperations } from '../read/operations.ts';
import { touch, type Touch } from './Change.ts';
import type { Difference } from './Difference.ts';
import { schemasOf, shapesOf } from './schemaUses.ts';

/** Finds what a difference of a component touches in the console of the old document. */
export function touchFinder(
  model: ServiceModel,
): (schema: string, difference: Difference) => readonly Touch[] {
  const { document, resources, operations } = model;
  const recordsOf = (schema: string) =>
    resources.filter(resource =>
      shapesOf(document, { $ref: `#/components/schemas/${resource.schema}` }).includes(schema),
    );
  const written = new Map(findOperations(document).map(({ id, operation }) => [id, operation]));
  const formsWith = (schema: string) =>
    operations.filter(({ id, is }) => {
      const operation = written.get(id);
      if (!operation || is === 'none') return false;
      return schemasOf(document, operation).some(
        used => used.place === 'body' && shapesOf(document, used.schema).includes(schema),
      );
    });
  const at = (schema: string, difference: Difference): readonly Touch[] => {
    const source = difference.path.find(step => step !== '[]');
    const forms = formsWith(schema);
    return [
      ...recordsOf(schema).flatMap(resource => touchesOfRecord(resource, source, difference)),
      ...(forms.length > 0 && source !== undefined
        ? [touch('forms', ...forms.map(({ id }) => id))]
        : []),
      ...forms.flatMap(({ is, resource }) =>
        is === 'create' && resource !== undefined && difference.kind !== 'words'
          ? [touch('import and export', resource)]
          : [],
      ),
    ];
  };
  const holders = holdersOf(document);
  return (schema, difference) =>
    merged([
      ...at(schema, difference),
      ...holders(schema).flatMap(([holder, property]) =>
        at(holder, { ...difference, path: [property] }),
      ),
      ...(difference.kind === 'words' ? [touch('words')] : [touch('mocks'), touch('calls')]),
    ]);
}

/** Finds the properties that hold a component, through other components too: what changes in it changes in them. */
function holdersOf(document: OpenApi) {
  const properties = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) =>
    Object.entries(schema.properties ?? {}).map(([property, held]) => ({
      name,
      property,
      held: new Set(shapesOf(document, held)),
    })),
  );
  const find = (
    schema: string,
    seen: ReadonlySet<string> = new Set(),
  ): readonly (readonly [string, string])[] =>
    seen.has(schema)
      ? []
      : properties
          .filter(({ held }) => held.has(schema))
          .flatMap(({ name, property }) => [
            [name, property] as const,
            ...find(name, new Set([...seen, schema])),
          ]);
  return find;
}

function touchesOfRecord(
  resource: ResourceModel,
  source: string | undefined,
  { kind }: Difference,
): readonly Touch[] {
  const field = resource.fields.find(each => each.source === source);
  const { name } = resource;
  if (kind === 'words') return [];
  if (!field) return kind === 'new' ? [touch('columns', name), touch('filters', name)] : [];
  const asks =
    field.filter.length > 0 && ['gone', 'type', 'values', 'unit', 'reference'].includes(kind);
  return [
    ...(field.column === undefined ? [] : [touch('columns', name)]),
    ...(asks ? [touch('filters', name), touch('saved queries', name)] : []),
    ...(field.sortable && kind === 'gone' ? [touch('order', name)] : []),
    ...(isNaming(resource, field) && kind === 'gone' ? [touch('names of records', name)] : []),
    ...(kind === 'unit' ? [touch('numbers', name)] : []),
    ...(kind === 'reference' || field.kind === 'reference' ? [touch('references', name)] : []),
    ...(kind === 'presence' ? [] : [touch('import and export', name)]),
  ];
}

const isNaming = ({ represent }: ResourceModel, { source }: FieldDescriptor) =>
  represent.includes(`{${source}}`);

/** One touch for each part, with all its places. */
export function merged(touches: readonly Touch[]): readonly Touch[] {
  const parts = new Map<Touch['part'], Set<string>>();
  for (const { part, where } of touches) {
    const places = parts.get(part) ?? new Set();
    for (const place of where) places.add(place);
    parts.set(part, places);
  }
  return [...parts].map(([part, where]) => ({ part, where: [...where] }));
}
