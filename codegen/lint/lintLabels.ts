import type { ServiceModel } from '../model.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import type { PathDiagnostic } from '../read/report/PathDiagnostic.ts';
import { readChoices } from '../read/schema/readChoices.ts';
import { flattenSchema } from '../read/schema/schemaObject.ts';
import { findOperations } from '../read/operation/pathItem.ts';
import { collectShownSchemas, type ShownProperty, type ShownShape } from './collectShownSchemas.ts';

/** Validates that every displayed item has a label in both languages: fields, values, variants and actions. */
export function lintLabels(model: ServiceModel): readonly PathDiagnostic[] {
  const { properties, shapes } = collectShownSchemas(model);
  return [
    ...properties.flatMap(property => lintProperty(model.document, property)),
    ...shapes.flatMap(lintShape),
    ...lintOperations(model),
    ...lintResources(model),
  ];
}

function lintProperty(
  document: OpenApiDocument,
  property: ShownProperty,
): readonly PathDiagnostic[] {
  const { at, name, schema, owner } = property;
  const flat = flattenSchema(document, schema).schema;
  const extension = flat['x-console'] ?? {};
  if (extension.hidden || extension.widget === 'none' || isConstant(flat) || isEmbedded(property))
    return [];
  const unlabelled = findUnlabelledValues(document, flat);
  return [
    ...(extension.label
      ? []
      : [
          {
            at,
            message: `"${name}" of ${getSchemaTitle(owner)} has no label; say x-console.label {en, zh}`,
          },
        ]),
    ...(unlabelled.length === 0
      ? []
      : [
          {
            at,
            message: `"${name}" of ${getSchemaTitle(owner)} has no label for ${unlabelled.join(', ')}; say x-console.labels`,
          },
        ]),
  ];
}

const getSchemaTitle = ({ title = 'its schema' }: SchemaObject) => title;

/** An embedded record is displayed by its reference field and is not a field. */
const isEmbedded = ({ name, owner: { properties = {} } }: ShownProperty) =>
  properties[`${name}Id`] !== undefined || properties[`${name}_id`] !== undefined;

/** The discriminator of a variant is not a field: the variant has a label. */
const isConstant = ({ const: value, enum: values }: SchemaObject) =>
  value !== undefined || values?.length === 1;

function findUnlabelledValues(document: OpenApiDocument, schema: SchemaObject): readonly string[] {
  const listed = schema.items ? flattenSchema(document, schema.items).schema : schema;
  const choices = (isConstant(listed) ? undefined : readChoices(listed)) ?? [];
  const labels = { ...listed['x-console']?.labels, ...schema['x-console']?.labels };
  return choices.map(({ value }) => String(value)).filter(value => labels[value] === undefined);
}

const lintShape = ({ at, schema }: ShownShape): readonly PathDiagnostic[] =>
  schema['x-console']?.label
    ? []
    : [
        {
          at,
          message: `${getSchemaTitle(schema)} is one of several shapes and has no label; say x-console.label {en, zh}`,
        },
      ];

/**
 * Validates labels of operations: an action needs a button label; an action that moves a device needs a confirmation.
 */
function lintOperations({ document, operations }: ServiceModel): readonly PathDiagnostic[] {
  const labelledOperations = operations.filter(({ kind }) => LABELLED_KINDS.has(kind));
  return findOperations(document).flatMap(({ id, operation, at }) => {
    const { label, confirm, physical, skipConfirmReason } = operation['x-console'] ?? {};
    if (!labelledOperations.some(each => each.id === id)) return [];
    return [
      ...(label ? [] : [{ at, message: `${id} has no label; say x-console.label {en, zh}` }]),
      ...(physical && !confirm && !skipConfirmReason
        ? [
            {
              at,
              message: `${id} is physical and has no confirmation; add x-console.confirm {en, zh}, or x-console.skipConfirmReason with the reason`,
            },
          ]
        : []),
      ...(skipConfirmReason && (confirm ?? !physical)
        ? [
            {
              at,
              message: `${id} is immediate and ${confirm ? 'has a confirmation' : 'moves nothing'}; remove x-console.skipConfirmReason`,
            },
          ]
        : []),
    ];
  });
}

const LABELLED_KINDS: ReadonlySet<string> = new Set([
  ...['create', 'update', 'delete'],
  ...['import', 'action', 'report'],
]);

function lintResources({ document, resources }: ServiceModel): readonly PathDiagnostic[] {
  return resources.flatMap(({ name, schema }) => {
    const extension = document.components?.schemas?.[schema]?.['x-console'] ?? {};
    const missing = (['label', 'plural'] as const).filter(keyword => !extension[keyword]);
    return missing.map(keyword => ({
      at: ['components', 'schemas', schema],
      message: `${schema}, the record of ${name}, has no ${keyword}; say x-console.${keyword} {en, zh}`,
    }));
  });
}
