import type { ResourceDescriptor } from '../../src/schema/resource.ts';
import type { TableRelation } from '../loopback/include.ts';
import { getFilterFieldTypes } from './filterFieldTypes.ts';
import type { ResourceRules, PlatformServices } from './operationRule.ts';
import type { CollectionShape, Store } from './Store.ts';

/** Collections that a rule joins but that no document lists yet: without declared fields. */
const UNLISTED_SHAPES: Readonly<Record<string, CollectionShape>> = {
  domains: {
    key: 'id',
    fields: { id: 'string', name: 'string' },
    hidden: [],
    relations: () => ({}),
  },
};

/** Creates the table shapes of a platform: one for each resource of its documents. */
export function createCollectionShapes(
  services: PlatformServices,
): Readonly<Record<string, CollectionShape>> {
  const shapes = Object.values(services).flatMap(({ resources, rules }) =>
    Object.values(resources).map(
      resource =>
        [resource.name, createCollectionShape(resource, rules.resources?.[resource.name])] as const,
    ),
  );
  return { ...UNLISTED_SHAPES, ...Object.fromEntries(shapes) };
}

function createCollectionShape(
  resource: ResourceDescriptor,
  rules: ResourceRules = {},
): CollectionShape {
  return {
    key: resource.key,
    fields: getFilterFieldTypes(resource),
    hidden: rules.hidden ?? [],
    ...(rules.sortKeys && { sortKeys: rules.sortKeys }),
    relations: store => ({ ...embeddedRelations(resource, store), ...rules.relations?.(store) }),
  };
}

/** Creates relations from references that can contain their record, by the name of that property. */
function embeddedRelations({ fields }: ResourceDescriptor, store: Store) {
  const entries = fields.flatMap(field => {
    if (field.kind !== 'reference' || !field.embedded) return [];
    const { source: key, reference, embedded } = field;
    const relation: TableRelation = { kind: 'belongsTo', key, table: () => store.table(reference) };
    return [[embedded, relation] as const];
  });
  return Object.fromEntries(entries);
}
