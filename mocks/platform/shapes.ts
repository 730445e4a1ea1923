import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { Relation } from '../loopback/include.ts';
import { fieldTypesOf } from './fieldTypes.ts';
import type { ResourceRules, Services } from './rule.ts';
import type { Shape, Store } from './Store.ts';

/** Collections that a rule joins but that no document lists yet: without a field that is declared. */
const UNLISTED: Readonly<Record<string, Shape>> = {
  domains: {
    key: 'id',
    fields: { id: 'string', name: 'string' },
    hidden: [],
    relations: () => ({}),
  },
};

/** How the tables of a platform look: one for each resource of its documents. */
export function shapesOf(services: Services): Readonly<Record<string, Shape>> {
  const shapes = Object.values(services).flatMap(({ resources, rules }) =>
    Object.values(resources).map(
      resource => [resource.name, shapeOf(resource, rules.resources?.[resource.name])] as const,
    ),
  );
  return { ...UNLISTED, ...Object.fromEntries(shapes) };
}

function shapeOf(resource: ResourceDescriptor, rules: ResourceRules = {}): Shape {
  return {
    key: resource.key,
    fields: fieldTypesOf(resource),
    hidden: rules.hidden ?? [],
    ...(rules.sortKeys && { sortKeys: rules.sortKeys }),
    relations: store => ({ ...embeddedRelations(resource, store), ...rules.relations?.(store) }),
  };
}

/** A reference that can hold its record is a relation by the name of that property. */
function embeddedRelations({ fields }: ResourceDescriptor, store: Store) {
  const entries = fields.flatMap(field => {
    if (field.kind !== 'reference' || !field.embedded) return [];
    const { source: key, reference, embedded } = field;
    const relation: Relation = { kind: 'belongsTo', key, table: () => store.table(reference) };
    return [[embedded, relation] as const];
  });
  return Object.fromEntries(entries);
}
