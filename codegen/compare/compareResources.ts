import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { affectedPart, type DocumentChange, type AffectedPart } from './DocumentChange.ts';

/** Compares lists, forms and paths of resources: what the schemas alone do not define. */
export function compareResources(
  before: ServiceModel,
  after: ServiceModel,
): readonly DocumentChange[] {
  const now = new Map(after.resources.map(resource => [resource.name, resource]));
  const old = new Set(before.resources.map(({ name }) => name));
  return [
    ...before.resources.flatMap(resource => {
      const other = now.get(resource.name);
      return other
        ? compareResource(resource, other)
        : [createRemovedChange(resource, before, after)];
    }),
    ...after.resources
      .filter(({ name }) => !old.has(name))
      .map(resource => createChange('safe', resource, `is new, at /data/${resource.name}`, [])),
  ];
}

const createChange = (
  severity: DocumentChange['severity'],
  { service, name }: ResourceModel,
  description: string,
  affectedParts: readonly AffectedPart[],
  remedy?: string,
): DocumentChange => ({
  severity,
  service,
  subject: name,
  description,
  affectedParts,
  ...(remedy !== undefined && { remedy }),
});

function createRemovedChange(
  resource: ResourceModel,
  before: ServiceModel,
  after: ServiceModel,
): DocumentChange {
  const { name } = resource;
  const renamed = after.resources.find(
    each =>
      each.schema === resource.schema && !before.resources.some(old => old.name === each.name),
  );
  const referencing = before.resources.filter(({ fields }) =>
    fields.some(field => isReferenceTo(field, name)),
  );
  return createChange(
    'breaking',
    resource,
    renamed ? `is called ${renamed.name} now` : 'is removed',
    [
      ...(
        ['URLs', 'columns', 'filters', 'saved queries', 'permissions', 'import and export'] as const
      ).map(part => affectedPart(part, name)),
      ...(referencing.length > 0
        ? [affectedPart('references', ...referencing.map(each => each.name))]
        : []),
      affectedPart('mocks'),
    ],
    renamed
      ? `say \`resource: ${name}\` in x-console of its operations to keep its addresses`
      : undefined,
  );
}

const isReferenceTo = (field: FieldDescriptor, name: string): boolean =>
  (field.kind === 'reference' || field.kind === 'referenceList') && field.reference === name;

function compareResource(old: ResourceModel, now: ResourceModel): readonly DocumentChange[] {
  const { name } = old;
  const changes: DocumentChange[] = [];
  const addChange = (
    severity: DocumentChange['severity'],
    description: string,
    ...affectedParts: readonly AffectedPart[]
  ) => changes.push(createChange(severity, old, description, affectedParts));
  if (old.key !== now.key)
    addChange(
      'breaking',
      `was known by ${old.key} and is known by ${now.key}`,
      affectedPart('URLs', name),
      affectedPart('references', name),
      affectedPart('import and export', name),
      affectedPart('mocks'),
    );
  if (old.dialect !== now.dialect)
    addChange(
      'breaking',
      `had the filter dialect ${old.dialect} and has ${now.dialect} now`,
      affectedPart('calls', name),
      affectedPart('filters', name),
      affectedPart('saved queries', name),
      affectedPart('mocks'),
    );
  if (formatSort(old) !== formatSort(now))
    addChange('safe', `is ordered by ${formatSort(now)} now`, affectedPart('order', name));
  const relations = old.include.filter(relation => !now.include.includes(relation));
  if (relations.length > 0)
    addChange(
      'safe',
      `no longer brings ${relations.join(', ')} along`,
      affectedPart('columns', name),
    );
  const fields = new Map(now.fields.map(field => [field.source, field]));
  return [
    ...changes,
    ...old.fields.flatMap(field => {
      const other = fields.get(field.source);
      return other ? compareField(old, field, other) : [];
    }),
  ];
}

const formatSort = ({ sort }: ResourceModel) => `${sort.field} ${sort.order}`;

function compareField(
  resource: ResourceModel,
  old: FieldDescriptor,
  now: FieldDescriptor,
): readonly DocumentChange[] {
  const { name } = resource;
  const removedOperators = old.filter.filter(operator => !now.filter.includes(operator));
  const addedOperators = now.filter.filter(operator => !old.filter.includes(operator));
  const changes: DocumentChange[] = [];
  const addChange = (
    severity: DocumentChange['severity'],
    description: string,
    ...affectedParts: readonly AffectedPart[]
  ) =>
    changes.push(createChange(severity, resource, `${old.source} ${description}`, affectedParts));
  if (removedOperators.length > 0)
    addChange(
      'breaking',
      `can no longer be filtered by: ${removedOperators.join(', ')}`,
      affectedPart('filters', name),
      affectedPart('saved queries', name),
      affectedPart('URLs', name),
    );
  if (addedOperators.length > 0)
    addChange(
      'safe',
      `can be filtered by: ${addedOperators.join(', ')}`,
      affectedPart('filters', name),
    );
  if (old.sortable !== now.sortable)
    addChange(
      now.sortable ? 'safe' : 'breaking',
      now.sortable ? 'can order the list now' : 'can no longer order the list',
      affectedPart('order', name),
      ...(now.sortable ? [] : [affectedPart('saved queries', name), affectedPart('URLs', name)]),
    );
  if (old.column !== now.column)
    addChange(
      'safe',
      now.column === undefined ? 'is no column by itself any more' : `is column ${now.column} now`,
      affectedPart('columns', name),
    );
  return changes;
}
