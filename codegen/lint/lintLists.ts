import type { FieldDescriptor, FilterOperator } from '../../src/schema/field.ts';
import type { ResourceModel, ServiceModel } from '../model.ts';
import type { PathDiagnostic } from '../read/report/PathDiagnostic.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { canFilterBy, canBeColumn } from '../read/listing/addListProperties.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';
import { findComponentSites } from './propertySites.ts';

/** Validates the documented lists: columns can be rendered, filters sent, records counted. */
export const lintLists = (
  model: ServiceModel,
  models: readonly ServiceModel[],
): readonly PathDiagnostic[] => [
  ...model.resources.flatMap(resource => [
    ...resource.fields.flatMap(field => lintField(model, resource, field)),
    ...resource.fields.flatMap(field => lintEmbedded(model, resource, field, models)),
    ...lintVerbs(resource),
    ...lintUpdate(model, resource),
  ]),
];

function lintField(
  { document }: ServiceModel,
  { schema }: ResourceModel,
  field: FieldDescriptor,
): readonly PathDiagnostic[] {
  const { source, kind } = field;
  const property = document.components?.schemas?.[schema]?.properties?.[source];
  const { column, filter } =
    (property && flattenSchema(document, property).schema['x-console']) ?? {};
  const at = ['components', 'schemas', schema, 'properties', source, 'x-console'];
  const operators = ((filter === false ? undefined : filter) ?? []) as readonly FilterOperator[];
  return [
    ...(typeof column === 'number' && !canBeColumn(field)
      ? [
          {
            at: [...at, 'column'],
            message: `${schema}.${source} is ${kind}, which no column can show; say column: false`,
          },
        ]
      : []),
    ...operators
      .filter(operator => !canFilterBy(field, operator))
      .map(operator => ({
        at: [...at, 'filter'],
        message: `${schema}.${source} is ${kind}, which cannot be filtered with ${operator}; leave it out`,
      })),
  ];
}

/** Validates that an embedded record has no field unknown to its resource. */
function lintEmbedded(
  { document }: ServiceModel,
  { schema }: ResourceModel,
  field: FieldDescriptor,
  models: readonly ServiceModel[],
): readonly PathDiagnostic[] {
  if (field.kind !== 'reference' || field.embedded === undefined) return [];
  const { embedded, reference } = field;
  const property = document.components?.schemas?.[schema]?.properties?.[embedded];
  const target = models
    .flatMap(({ resources }) => resources)
    .find(({ name }) => name === reference);
  const knownNames = target?.fields.flatMap(each =>
    each.kind === 'reference' && each.embedded ? [each.source, each.embedded] : [each.source],
  );
  const embeddedNames = Object.keys(
    (property && flattenSchema(document, property).schema.properties) ?? {},
  );
  return embeddedNames
    .filter(name => !knownNames?.includes(name))
    .map(name => ({
      at: ['components', 'schemas', schema, 'properties', embedded],
      message: `${schema}.${embedded} has "${name}", which is no field of ${reference}; leave it out`,
    }));
}

/** Validates that a LoopBack resource with a list has a count. */
function lintVerbs({ name, schema, dialect, verbs }: ResourceModel): readonly PathDiagnostic[] {
  if (dialect !== 'loopback' || verbs.list === undefined || verbs.count !== undefined) return [];
  const message = `${name} has a list and no count; add GET …/count`;
  return [{ at: ['components', 'schemas', schema], message }];
}

/** Kinds that have an empty value instead of null. */
const EMPTIABLE_KINDS = new Set(['boolean', 'list', 'enumList', 'referenceList']);

/** Validates that a PATCH accepts null for every optional field, which removes its value. */
function lintUpdate(
  { document, operations }: ServiceModel,
  { name, schema, fields, verbs }: ResourceModel,
): readonly PathDiagnostic[] {
  const update = operations.find(({ id }) => id === verbs.update);
  const at = findOperations(document).find(({ id }) => id === verbs.update)?.at;
  if (!update?.body || update.method !== 'patch' || !at) return [];
  const sites = findComponentSites(document, schema);
  return update.body.fields
    .filter(({ source, kind, nullable }) => {
      const field = fields.find(each => each.source === source);
      return field && !field.required && !nullable && !EMPTIABLE_KINDS.has(kind);
    })
    .map(({ source }) => ({
      at: sites.get(source)?.[0] ?? at,
      message: `${update.id} cannot clear "${source}", which is optional in ${name}; allow null (anyOf: [{ … }, { type: 'null' }]) or make it required`,
    }));
}
