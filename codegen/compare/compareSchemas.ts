import type { ServiceModel } from '../model.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import type { DocumentChange } from './DocumentChange.ts';
import { compareSchemaPair } from './compareSchemaPair.ts';
import type { SchemaDifference, SchemaDirection } from './SchemaDifference.ts';
import { getComponentDirections, getOperationSchemas } from './operationSchemas.ts';
import { createAffectedPartsFinder } from './createAffectedPartsFinder.ts';

/** Compares each component that calls and webhooks carry once, then the inline schemas of operations. */
export function compareSchemas(
  before: ServiceModel,
  after: ServiceModel,
): readonly DocumentChange[] {
  return [...compareComponents(before, after), ...compareInlineSchemas(before, after)];
}

function compareComponents(before: ServiceModel, after: ServiceModel): readonly DocumentChange[] {
  const [old, now] = [before, after].map(({ document }) => document.components?.schemas ?? {});
  const [was, is] = [
    getComponentDirections(before.document),
    getComponentDirections(after.document),
  ];
  const findAffectedParts = createAffectedPartsFinder(before);
  return Object.keys(old ?? {})
    .filter(name => Object.hasOwn(now ?? {}, name))
    .flatMap(name => {
      const directions = new Set([...(was.get(name) ?? []), ...(is.get(name) ?? [])]);
      if (directions.size === 0) return [];
      const comparison = { before: before.document, after: after.document, directions };
      const differences = compareSchemaPair(comparison, old?.[name] ?? {}, now?.[name] ?? {});
      return differences.map(difference => ({
        ...createSchemaChange(before, `schema ${name}`, difference),
        affectedParts: findAffectedParts(name, difference),
      }));
    });
}

/** Compares bodies, responses and parameters whose schema is not a component on both sides. */
function compareInlineSchemas(
  before: ServiceModel,
  after: ServiceModel,
): readonly DocumentChange[] {
  const operationsAfter = new Map(
    findOperations(after.document).map(({ id, operation }) => [id, operation]),
  );
  return findOperations(before.document).flatMap(({ id, operation }) => {
    const other = operationsAfter.get(id);
    if (!other) return [];
    const schemasAfter = new Map(
      getOperationSchemas(after.document, other).map(used => [used.location, used]),
    );
    return getOperationSchemas(before.document, operation).flatMap(
      ({ location, direction, schema }) => {
        const now = schemasAfter.get(location)?.schema;
        if (!now || (schema.$ref !== undefined && schema.$ref === now.$ref)) return [];
        const directions = new Set<SchemaDirection>([direction]);
        const comparison = { before: before.document, after: after.document, directions };
        return compareSchemaPair(comparison, schema, now).map(difference => ({
          ...createSchemaChange(before, `operation ${id}, ${location}`, difference),
          affectedParts: [
            { part: 'calls' as const, where: [id] },
            { part: 'mocks' as const, where: [] },
          ],
        }));
      },
    );
  });
}

const createSchemaChange = (
  { name }: ServiceModel,
  subject: string,
  { path, description, severity }: SchemaDifference,
) => ({
  severity,
  service: name,
  subject,
  description:
    path.length === 0 ? description : `${path.join('.').replaceAll('.[]', '[]')} ${description}`,
});
