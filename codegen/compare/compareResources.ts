import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import { touch, type Change, type Touch } from './Change.ts';

/** Compares what lists, forms and addresses of resources are made of: what the schemas do not say by themselves. */
export function compareResources(before: ServiceModel, after: ServiceModel): readonly Change[] {
  const now = new Map(after.resources.map(resource => [resource.name, resource]));
  const old = new Set(before.resources.map(({ name }) => name));
  return [
    ...before.resources.flatMap(resource => {
      const other = now.get(resource.name);
      return other ? compareOne(resource, other) : [goneChange(resource, before, after)];
    }),
    ...after.resources
      .filter(({ name }) => !old.has(name))
      .map(resource => change('safe', resource, `is new, at /data/${resource.name}`, [])),
  ];
}

const change = (
  severity: Change['severity'],
  { service, name }: ResourceModel,
  what: string,
  touches: readonly Touch[],
  remedy?: string,
): Change => ({
  severity,
  service,
  subject: name,
  what,
  touches,
  ...(remedy !== undefined && { remedy }),
});

function goneChange(resource: ResourceModel, before: ServiceModel, after: ServiceModel): Change {
  const { name } = resource;
  const renamed = after.resources.find(
    each =>
      each.schema === resource.schema && !before.resources.some(old => old.name === each.name),
  );
  const pointing = before.resources.filter(({ fields }) =>
    fields.some(field => refersTo(field, name)),
  );
  return change(
    'breaking',
    resource,
    renamed ? `is called ${renamed.name} now` : 'is gone',
    [
      ...(
        [
          'addresses',
          'columns',
          'filters',
          'saved queries',
          'permissions',
          'import and export',
        ] as const
      ).map(part => touch(part, name)),
      ...(pointing.length > 0 ? [touch('references', ...pointing.map(each => each.name))] : []),
      touch('mocks'),
    ],
    renamed
      ? `say \`resource: ${name}\` in x-console of its operations to keep its addresses`
      : undefined,
  );
}

const refersTo = (field: FieldDescriptor, name: string): boolean =>
  (field.kind === 'reference' || field.kind === 'referenceList') && field.reference === name;

function compareOne(old: ResourceModel, now: ResourceModel): readonly Change[] {
  const { name } = old;
  const changes: Change[] = [];
  const say = (severity: Change['severity'], what: string, ...touches: readonly Touch[]) =>
    changes.push(change(severity, old, what, touches));
  if (old.key !== now.key)
    say(
      'breaking',
      `was known by ${old.key} and is known by ${now.key}`,
      touch('addresses', name),
      touch('references', name),
      touch('import and export', name),
      touch('mocks'),
    );
  if (old.dialect !== now.dialect)
    say(
      'breaking',
      `was asked in the dialect ${old.dialect} and is asked in ${now.dialect}`,
      touch('calls', name),
      touch('filters', name),
      touch('saved queries', name),
      touch('mocks'),
    );
  if (order(old) !== order(now))
    say('safe', `is ordered by ${order(now)} now`, touch('order', name));
  const relations = old.include.filter(relation => !now.include.includes(relation));
  if (relations.length > 0)
    say('safe', `no longer brings ${relations.join(', ')} along`, touch('columns', name));
  const fields = new Map(now.fields.map(field => [field.source, field]));
  return [
    ...changes,
    ...old.fields.flatMap(field => {
      const other = fields.get(field.source);
      return other ? compareField(old, field, other) : [];
    }),
  ];
}

const order = ({ sort }: ResourceModel) => `${sort.field} ${sort.order}`;

function compareField(
  resource: ResourceModel,
  old: FieldDescriptor,
  now: FieldDescriptor,
): readonly Change[] {
  const { name } = resource;
  const lost = old.filter.filter(operator => !now.filter.includes(operator));
  const won = now.filter.filter(operator => !old.filter.includes(operator));
  const changes: Change[] = [];
  const say = (severity: Change['severity'], what: string, ...touches: readonly Touch[]) =>
    changes.push(change(severity, resource, `${old.source} ${what}`, touches));
  if (lost.length > 0)
    say(
      'breaking',
      `can no longer be asked for: ${lost.join(', ')}`,
      touch('filters', name),
      touch('saved queries', name),
      touch('addresses', name),
    );
  if (won.length > 0) say('safe', `can be asked for: ${won.join(', ')}`, touch('filters', name));
  if (old.sortable !== now.sortable)
    say(
      now.sortable ? 'safe' : 'breaking',
      now.sortable ? 'can order the list now' : 'can no longer order the list',
      touch('order', name),
      ...(now.sortable ? [] : [touch('saved queries', name), touch('addresses', name)]),
    );
  if (old.column !== now.column)
    say(
      'safe',
      now.column === undefined ? 'is no column by itself any more' : `is column ${now.column} now`,
      touch('columns', name),
    );
  return changes;
}
