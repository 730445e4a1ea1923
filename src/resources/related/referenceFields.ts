import type { Identifier } from 'react-admin';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { LocalizedText } from '../../schema/localizedText.ts';
import type { ResourceDescriptor } from '../../schema/resource.ts';
import type { FilterValues } from '../../schema/filter.ts';
import type { Resources } from '../descriptor/ResourcesContext.ts';

/** A field of a resource that references records of another one, or of the same. */
export interface ReferenceField {
  readonly resource: ResourceDescriptor;
  /** The path from the field of the record down to the field with the id. */
  readonly path: readonly FieldDescriptor[];
  /** The sources of the path, joined, e.g. `targets.assetIds`. */
  readonly source: string;
  /** The labels of the path. An item of a list has none, or that of the list. */
  readonly labels: readonly LocalizedText[];
  /**
   * How referencing records are found: by a filter; by a scan of all records, because the platform cannot filter by the
   * field; or not at all, because they cannot be listed.
   */
  readonly lookup: 'byFilter' | 'byLooking' | 'never';
}

/** Returns all fields that can reference records of a resource, in the order of the documents. */
export function findReferenceFields(
  resources: Resources,
  target: string,
): readonly ReferenceField[] {
  return Object.values(resources).flatMap(resource =>
    findPaths(target, resource.fields).map(path => ({
      resource,
      path,
      source: path.flatMap(({ source }) => (source ? [source] : [])).join('.'),
      labels: getLabels(path),
      lookup: resource.verbs.list ? getLookup(path) : 'never',
    })),
  );
}

const getLabels = (path: FieldPath): readonly LocalizedText[] => {
  const labels = path.map(({ label }) => label).filter(({ en }) => en !== '');
  return [...new Map(labels.map(label => [label.en, label])).values()];
};

type FieldPath = readonly FieldDescriptor[];

function findPaths(
  target: string,
  fields: FieldPath,
  parentPath: FieldPath = [],
): readonly FieldPath[] {
  return fields.flatMap(field => {
    const path = [...parentPath, field];
    const isReferenceToTarget = 'reference' in field && field.reference === target;
    return isReferenceToTarget
      ? [path]
      : getInnerFields(field).flatMap(inner => findPaths(target, [inner], path));
  });
}

/** Returns the nested fields of a field, without duplicates among its variants. */
function getInnerFields(field: FieldDescriptor): readonly FieldDescriptor[] {
  if (field.kind === 'object') return field.fields;
  if (field.kind === 'list') return [field.item];
  if (field.kind !== 'oneOf') return [];
  const all = field.options.flatMap(({ fields }) => fields);
  return [...new Map(all.map(inner => [inner.source, inner])).values()];
}

function getLookup([field, ...deeper]: FieldPath): ReferenceField['lookup'] {
  const isFilterable = field?.filter.some(operator => operator === 'inq' || operator === 'eq');
  return deeper.length === 0 && isFilterable ? 'byFilter' : 'byLooking';
}

/** Returns the filter of records that reference one of the ids; only for a field with lookup by filter. */
export function buildReferenceFilter(
  { path }: ReferenceField,
  ids: readonly Identifier[],
): FilterValues {
  const [field] = path;
  if (!field) return {};
  if (field.filter.includes('inq')) return { [field.source]: { inq: ids } };
  const [first, ...others] = ids.map(id => ({ [field.source]: { eq: id } }));
  return others.length === 0 ? (first ?? {}) : { or: [first, ...others] };
}

/** Whether a record references one of the ids. */
export function hasReferenceTo(
  { path }: ReferenceField,
  record: unknown,
  ids: ReadonlySet<string>,
): boolean {
  const values = path.reduce<readonly unknown[]>(
    (currentValues, { source }) => {
      const next =
        source === '' ? currentValues : currentValues.map(value => getField(value, source));
      return next.flat();
    },
    [record],
  );
  return values.some(value => ids.has(String(value)));
}

const getField = (value: unknown, source: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, source)
    ? (value as Readonly<Record<string, unknown>>)[source]
    : undefined;
