import type { ServiceModel } from '../model.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import type { Finding } from '../read/finding.ts';
import { readChoices } from '../read/readChoices.ts';
import { flatten } from '../read/resolve.ts';
import { findOperations } from '../read/operations.ts';
import { shownSchemas, type ShownProperty, type ShownShape } from './shownSchemas.ts';

/** Everything that a person can see has a label in both languages: fields, values, shapes, and what can be done. */
export function lintLabels(model: ServiceModel): readonly Finding[] {
  const { properties, shapes } = shownSchemas(model);
  return [
    ...properties.flatMap(property => lintProperty(model.document, property)),
    ...shapes.flatMap(lintShape),
    ...lintOperations(model),
    ...lintResources(model),
  ];
}

function lintProperty(document: OpenApi, property: ShownProperty): readonly Finding[] {
  const { at, name, schema, owner } = property;
  const flat = flatten(document, schema).schema;
  const words = flat['x-console'] ?? {};
  if (words.hidden || words.widget === 'none' || isConstant(flat) || isEmbedded(property))
    return [];
  const unlabelled = unlabelledValues(document, flat);
  return [
    ...(words.label
      ? []
      : [
          {
            at,
            message: `"${name}" of ${titleOf(owner)} has no label; say x-console.label {en, zh}`,
          },
        ]),
    ...(unlabelled.length === 0
      ? []
      : [
          {
            at,
            message: `"${name}" of ${titleOf(owner)} has no label for ${unlabelled.join(', ')}; say x-console.labels`,
          },
        ]),
  ];
}

const titleOf = ({ title = 'its schema' }: Schema) => title;

/** The record of a reference stands in its place and is no field. */
const isEmbedded = ({ name, owner: { properties = {} } }: ShownProperty) =>
  properties[`${name}Id`] !== undefined || properties[`${name}_id`] !== undefined;

/** What tells one shape from another is no field either: the shape has a label. */
const isConstant = ({ const: value, enum: values }: Schema) =>
  value !== undefined || values?.length === 1;

function unlabelledValues(document: OpenApi, schema: Schema): readonly string[] {
  const listed = schema.items ? flatten(document, schema.items).schema : schema;
  const choices = (isConstant(listed) ? undefined : readChoices(listed)) ?? [];
  const labels = { ...listed['x-console']?.labels, ...schema['x-console']?.labels };
  return choices.map(({ value }) => String(value)).filter(value => labels[value] === undefined);
}

const lintShape = ({ at, schema }: ShownShape): readonly Finding[] =>
  schema['x-console']?.label
    ? []
    : [
        {
          at,
          message: `${titleOf(schema)} is one of several shapes and has no label; say x-console.label {en, zh}`,
        },
      ];

/** What can be done is offered as a button; what moves something in the street is asked about before. */
function lintOperations({ document, operations }: ServiceModel): readonly Finding[] {
  const offered = operations.filter(({ is }) => OFFERED.has(is));
  return findOperations(document).flatMap(({ id, operation, at }) => {
    const { label, confirm, physical, immediate } = operation['x-console'] ?? {};
    if (!offered.some(each => each.id === id)) return [];
    return [
      ...(label ? [] : [{ at, message: `${id} has no label; say x-console.label {en, zh}` }]),
      ...(physical && !confirm && !immediate
        ? [
            {
              at,
              message: `${id} is physical and asks nothing; say x-console.confirm {en, zh}, or x-console.immediate: why nobody is asked`,
            },
          ]
        : []),
      ...(immediate && (confirm ?? !physical)
        ? [
            {
              at,
              message: `${id} is immediate and ${confirm ? 'asks' : 'moves nothing'}; take x-console.immediate away`,
            },
          ]
        : []),
    ];
  });
}

const OFFERED: ReadonlySet<string> = new Set([
  ...['create', 'update', 'delete'],
  ...['import', 'action', 'reading'],
]);

function lintResources({ document, resources }: ServiceModel): readonly Finding[] {
  return resources.flatMap(({ name, schema }) => {
    const words = document.components?.schemas?.[schema]?.['x-console'] ?? {};
    const missing = (['label', 'plural'] as const).filter(word => !words[word]);
    return missing.map(word => ({
      at: ['components', 'schemas', schema],
      message: `${schema}, the record of ${name}, has no ${word}; say x-console.${word} {en, zh}`,
    }));
  });
}
