import type {
  ResponseDescriptor,
  BodyDescriptor,
  OperationDescriptor,
  ParameterDescriptor,
} from '../../../src/schema/operation.ts';
import type { FieldDescriptor } from '../../../src/schema/field.ts';
import type { JsonPath } from '../../../src/schema/listing.ts';
import type {
  ResponseObject,
  OpenApiDocument,
  OperationObject,
  ParameterObject,
  Referable,
} from '../../openapi.ts';
import { getResponseDataPath, findBodyRecord } from './mediaTypeRecord.ts';
import { getParameterKey, findConstantParameters } from './findConstantParameters.ts';
import { findJsonContent } from './mediaType.ts';
import { getParameterSchema } from './parameter.ts';
import { getOperationLabel } from './getOperationLabel.ts';
import { selectBodyContent, isSingleValueBody } from './requestBody.ts';
import type { BoundOperation } from './BoundOperation.ts';
import { addResponseValue } from './responseValue.ts';
import { humanise, toAllLanguages } from '../schema/humanise.ts';
import { readValueField } from '../schema/readFields.ts';
import { readSuccessMessages } from './readSuccessMessages.ts';
import { readShapeFields } from '../schema/readShapeFields.ts';
import { withFieldBudget, type ReadContext } from '../schema/ReadContext.ts';
import { dereference } from '../schema/reference.ts';
import { flattenSchema } from '../schema/schemaObject.ts';

/**
 * Creates the descriptor of one operation.
 *
 * @param names the possible names of its record: those of its resource and of its schema
 * @see https://spec.openapis.org/oas/v3.1.1.html#operation-object
 */
export function readOperation(
  service: string,
  bound: BoundOperation,
  context: ReadContext,
  names: readonly string[],
): OperationDescriptor {
  const { document } = context;
  const { found } = bound;
  const { kind: is, resource, appliesTo } = bound.binding;
  const { id, method, template, operation, parameters } = found;
  const extension = operation['x-console'] ?? {};
  const body = readBody(bound, context, names);
  const label = getOperationLabel(bound, names, body?.isList);
  const responses = addDataPath(
    readResponses(document, operation),
    getResponseDataPath(document, names, bound),
  );
  return {
    id,
    service,
    method,
    path: template,
    kind: is,
    ...(resource !== undefined && { resource }),
    ...(appliesTo !== undefined && { appliesTo }),
    secured: (operation.security ?? document.security ?? []).some(
      schemes => Object.keys(schemes).length > 0,
    ),
    parameters: readParameters(document, parameters, is, context),
    ...(body && { body }),
    responses: hasForm(is) ? addResponseValue(responses, found, context) : responses,
    label,
    ...(extension.icon !== undefined && { icon: extension.icon }),
    ...(extension.group !== undefined && { group: extension.group }),
    ...(extension.confirm && { confirm: extension.confirm }),
    ...(extension.logText && { logText: extension.logText }),
    ...readSuccessMessages(bound, label.en),
    ...(extension.when && { when: extension.when }),
    ...(extension.disabledReason && { disabledReason: extension.disabledReason }),
    ...(extension.permission && { permission: extension.permission }),
    physical: extension.physical ?? false,
    ...(extension.skipConfirmReason && { skipsConfirm: true as const }),
    job: extension.job ?? false,
    ...(extension.retryField !== undefined && { retryField: extension.retryField }),
    errorCodes: extension.errorCodes ?? [],
  };
}

const PARAMETER_LOCATIONS = ['path', 'query', 'header'] as const;

/** Whether it has a form for its parameters and a screen for its response. */
const hasForm = (is: OperationDescriptor['kind']) => is === 'action' || is === 'report';

/**
 * Reads the parameters of a form: for an action those that its record does not define; for a report, which has no
 * record, all.
 */
function readParameters(
  document: OpenApiDocument,
  parameters: readonly ParameterObject[],
  is: OperationDescriptor['kind'],
  context: ReadContext,
): readonly ParameterDescriptor[] {
  const key = parameters.find(parameter => parameter.in === 'path');
  const constants = findConstantParameters(document);
  return parameters.flatMap(parameter => {
    const location = PARAMETER_LOCATIONS.find(name => name === parameter.in);
    if (!location) return [];
    const { name, required = false } = parameter;
    const { json } = getParameterSchema(document, parameter);
    const constant = constants.get(getParameterKey(parameter));
    const needsInput =
      is === 'report'
        ? location !== 'header'
        : (location === 'path' && parameter !== key) || (location === 'query' && required);
    const field =
      hasForm(is) && needsInput && !constant && !json && readParameterField(parameter, context);
    const { value } = constant ?? {};
    return [
      {
        ...{ name, in: location, required, json },
        ...(value !== undefined && { value }),
        ...(field && { field }),
      },
    ];
  });
}

/** Reads a parameter as a field of a form. */
function readParameterField(
  { name, schema = {}, ...rest }: ParameterObject,
  context: ReadContext,
): FieldDescriptor {
  const value = readValueField(schema, { ...withFieldBudget(context), use: 'form', ancestors: [] });
  const statedLabel = flattenSchema(context.document, schema).schema['x-console']?.label;
  const label = statedLabel ?? toAllLanguages(humanise(name));
  const required = rest.in === 'path' || (rest.required ?? false);
  return { ...value, source: name, label, required };
}

/** The source of a body that is a single value, in its form. */
const VALUE_SOURCE = 'body';
const VALUE_FIELD = { source: VALUE_SOURCE, label: { en: 'Content', zh: '内容' } } as const;

function readBody(
  bound: BoundOperation,
  context: ReadContext,
  names: readonly string[],
): BodyDescriptor | undefined {
  const { document } = context;
  const { requestBody } = bound.found.operation;
  if (!requestBody) return undefined;
  const { content, required = false } = dereference(document, requestBody);
  const chosen = selectBodyContent(content);
  if (!chosen) return undefined;
  const [mediaType, schema] = chosen;
  if (bound.binding.kind === 'action' && isSingleValueBody(document, bound.found)) {
    const field = readValueField(schema, {
      ...withFieldBudget(context),
      use: 'form',
      ancestors: [],
    });
    return {
      mediaType,
      required,
      value: VALUE_SOURCE,
      fields: [{ ...field, ...VALUE_FIELD, required }],
    };
  }
  const bodyRecord = findBodyRecord(document, names, bound) ?? {
    flat: flattenSchema(document, schema),
    dataPath: [],
    isList: false,
  };
  const { flat, dataPath, isList } = bodyRecord;
  const fields = readShapeFields(flat, {
    ...withFieldBudget(context),
    use: 'form',
    ancestors: flat.name === undefined ? [] : [flat.name],
  });
  const recordRepresentation = flat.schema['x-console']?.recordRepresentation;
  const attributes = fields.find(({ source }) => source === 'attributes');
  const attributeFields =
    dataPath.length > 0 && attributes?.kind === 'object' ? attributes.fields : [];
  return {
    mediaType,
    required,
    ...(dataPath.length > 0 && { dataPath }),
    ...(isList && { isList }),
    ...(recordRepresentation !== undefined && { recordRepresentation }),
    fields: [
      ...fields.filter(field => attributeFields.length === 0 || field !== attributes),
      ...attributeFields,
    ],
  };
}

/** Adds the path of the record to the first successful response. */
const addDataPath = (
  responses: readonly ResponseDescriptor[],
  dataPath: JsonPath,
): readonly ResponseDescriptor[] =>
  dataPath.length === 0
    ? responses
    : responses.map((response, index) => (index === 0 ? { ...response, dataPath } : response));

/** Reads responses, successes first. In a document that lists none, `default` is 200. */
function readResponses(
  document: OpenApiDocument,
  { responses = {} }: OperationObject,
): readonly ResponseDescriptor[] {
  const listed = Object.entries(responses)
    .flatMap(([status, response]) => {
      // `2XX` is read as 200; `default` has no status to match.
      const statusCode = Number(status.replace(/X/gi, '0'));
      return Number.isNaN(statusCode)
        ? []
        : [{ status: statusCode, ...getMediaType(document, response) }];
    })
    .toSorted((one, other) => one.status - other.status);
  const successes = listed.filter(({ status }) => status >= 200 && status < 300);
  const others = listed.filter(response => !successes.includes(response));
  const defaultResponse = responses.default ? getMediaType(document, responses.default) : {};
  return [...(successes.length > 0 ? successes : [{ status: 200, ...defaultResponse }]), ...others];
}

function getMediaType(document: OpenApiDocument, response: Referable<ResponseObject>) {
  const { content } = dereference(document, response);
  const [json] = findJsonContent(document, content) ?? [];
  const mediaType = json ?? Object.keys(content ?? {})[0];
  return mediaType === undefined ? {} : { mediaType };
}
