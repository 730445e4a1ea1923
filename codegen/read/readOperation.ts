import type {
  AnswerDescriptor,
  BodyDescriptor,
  OperationDescriptor,
  ParameterDescriptor,
} from '../../src/schema/operation.ts';
import type { FieldDescriptor } from '../../src/schema/field.ts';
import type { Inside } from '../../src/schema/listing.ts';
import type { Answer, OpenApi, Operation, Parameter, Referable } from '../openapi.ts';
import { answerInside, heldInBody } from './readRecord.ts';
import { constantKey, constantsOf } from './constants.ts';
import { jsonOffer } from './mediaTypes.ts';
import { parameterSchema } from './parameterSchema.ts';
import { labelOf } from './labelOf.ts';
import { bodyContent, isValueBody } from './bodyContent.ts';
import type { BoundOperation } from './binding.ts';
import { withAnswerValue } from './readAnswerValue.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import { readValue } from './readFields.ts';
import { readSuccessMessages } from './readSuccessMessages.ts';
import { readShapes } from './readShapes.ts';
import { withinBudget, type Reading } from './reading.ts';
import { dereference, flatten } from './resolve.ts';

/**
 * The descriptor of one operation.
 *
 * @param names what its record may be called: those of its resource and of its schema
 */
export function readOperation(
  service: string,
  bound: BoundOperation,
  reading: Reading,
  names: readonly string[],
): OperationDescriptor {
  const { document } = reading;
  const { found } = bound;
  const { is, resource, on } = bound.binding;
  const { id, method, template, operation, parameters } = found;
  const words = operation['x-console'] ?? {};
  const body = readBody(bound, reading, names);
  const label = labelOf(bound, names, body?.many);
  const answers = withInside(
    readAnswers(document, operation),
    answerInside(document, names, bound),
  );
  return {
    id,
    service,
    method,
    path: template,
    is,
    ...(resource !== undefined && { resource }),
    ...(on !== undefined && { on }),
    secured: (operation.security ?? document.security ?? []).some(
      schemes => Object.keys(schemes).length > 0,
    ),
    parameters: readParameters(document, parameters, is, reading),
    ...(body && { body }),
    answers: isAsked(is) ? withAnswerValue(answers, found, reading) : answers,
    label,
    ...(words.icon !== undefined && { icon: words.icon }),
    ...(words.group !== undefined && { group: words.group }),
    ...(words.confirm && { confirm: words.confirm }),
    ...(words.logText && { logText: words.logText }),
    ...readSuccessMessages(bound, label.en),
    ...(words.when && { when: words.when }),
    ...(words.disabledReason && { disabledReason: words.disabledReason }),
    ...(words.permission && { permission: words.permission }),
    physical: words.physical ?? false,
    ...(words.immediate && { immediate: true as const }),
    job: words.job ?? false,
    refuses: words.refuses ?? [],
  };
}

const IN = ['path', 'query', 'header'] as const;

/** Whether a person fills in what it takes and sees what it answers. */
const isAsked = (is: OperationDescriptor['is']) => is === 'action' || is === 'reading';

/** An action is asked for what its record does not tell; a reading, which has no record, for all that it takes. */
function readParameters(
  document: OpenApi,
  parameters: readonly Parameter[],
  is: OperationDescriptor['is'],
  reading: Reading,
): readonly ParameterDescriptor[] {
  const key = parameters.find(parameter => parameter.in === 'path');
  const constants = constantsOf(document);
  return parameters.flatMap(parameter => {
    const place = IN.find(name => name === parameter.in);
    if (!place) return [];
    const { name, required = false } = parameter;
    const { json } = parameterSchema(document, parameter);
    const constant = constants.get(constantKey(parameter));
    const asks =
      is === 'reading'
        ? place !== 'header'
        : (place === 'path' && parameter !== key) || (place === 'query' && required);
    const field = isAsked(is) && asks && !constant && !json && askedField(parameter, reading);
    const { value } = constant ?? {};
    return [
      {
        ...{ name, in: place, required, json },
        ...(value !== undefined && { value }),
        ...(field && { field }),
      },
    ];
  });
}

/** A parameter as a field of a form. */
function askedField({ name, schema = {}, ...given }: Parameter, reading: Reading): FieldDescriptor {
  const value = readValue(schema, { ...withinBudget(reading), use: 'form', trail: [] });
  const said = flatten(reading.document, schema).schema['x-console']?.label;
  const label = said ?? inEveryLanguage(humanise(name));
  const required = given.in === 'path' || (given.required ?? false);
  return { ...value, source: name, label, required };
}

/** What stands for a body that is one value, in the form that fills it in. */
const VALUE = 'body';
const NAMED = { source: VALUE, label: { en: 'Content', zh: '内容' } } as const;

function readBody(
  bound: BoundOperation,
  reading: Reading,
  names: readonly string[],
): BodyDescriptor | undefined {
  const { document } = reading;
  const { requestBody } = bound.found.operation;
  if (!requestBody) return undefined;
  const { content, required = false } = dereference(document, requestBody);
  const chosen = bodyContent(content);
  if (!chosen) return undefined;
  const [mediaType, schema] = chosen;
  if (bound.binding.is === 'action' && isValueBody(document, bound.found)) {
    const field = readValue(schema, { ...withinBudget(reading), use: 'form', trail: [] });
    return { mediaType, required, value: VALUE, fields: [{ ...field, ...NAMED, required }] };
  }
  const held = heldInBody(document, names, bound) ?? {
    flat: flatten(document, schema),
    inside: [],
    many: false,
  };
  const { flat, inside, many } = held;
  const fields = readShapes(flat, {
    ...withinBudget(reading),
    use: 'form',
    trail: flat.name === undefined ? [] : [flat.name],
  });
  const represent = flat.schema['x-console']?.represent;
  const attributes = fields.find(({ source }) => source === 'attributes');
  const unwraps = inside.length > 0 && attributes?.kind === 'object' ? attributes.fields : [];
  return {
    mediaType,
    required,
    ...(inside.length > 0 && { inside }),
    ...(many && { many }),
    ...(represent !== undefined && { represent }),
    fields: [...fields.filter(field => unwraps.length === 0 || field !== attributes), ...unwraps],
  };
}

/** The first success says where in it the record stands. */
const withInside = (
  answers: readonly AnswerDescriptor[],
  inside: Inside,
): readonly AnswerDescriptor[] =>
  inside.length === 0
    ? answers
    : answers.map((answer, index) => (index === 0 ? { ...answer, inside } : answer));

/** Successes first. A document that lists none answers `default` with 200. */
function readAnswers(
  document: OpenApi,
  { responses = {} }: Operation,
): readonly AnswerDescriptor[] {
  const listed = Object.entries(responses)
    .flatMap(([status, answer]) => {
      // `2XX` stands for its first; `default` has no status that could be looked for.
      const number = Number(status.replace(/X/gi, '0'));
      return Number.isNaN(number) ? [] : [{ status: number, ...mediaTypeOf(document, answer) }];
    })
    .toSorted((one, other) => one.status - other.status);
  const good = listed.filter(({ status }) => status >= 200 && status < 300);
  const others = listed.filter(answer => !good.includes(answer));
  const assumed = responses.default ? mediaTypeOf(document, responses.default) : {};
  return [...(good.length > 0 ? good : [{ status: 200, ...assumed }]), ...others];
}

function mediaTypeOf(document: OpenApi, answer: Referable<Answer>) {
  const { content } = dereference(document, answer);
  const [json] = jsonOffer(document, content) ?? [];
  const mediaType = json ?? Object.keys(content ?? {})[0];
  return mediaType === undefined ? {} : { mediaType };
}
