import type {
  AnswerDescriptor,
  BodyDescriptor,
  OperationDescriptor,
  ParameterDescriptor,
} from '../../src/schema/operation.ts';
import type { Content, OpenApi, Operation, Parameter, Schema } from '../openapi.ts';
import { humanise, inEveryLanguage } from './humanise.ts';
import type { FoundOperation } from './operations.ts';
import type { Binding } from './readBinding.ts';
import { readFields } from './readFields.ts';
import type { Reading } from './reading.ts';
import { dereference, flatten } from './resolve.ts';

/** The descriptor of one operation. */
export function readOperation(
  service: string,
  found: FoundOperation,
  { is, resource, on }: Binding,
  reading: Reading,
): OperationDescriptor {
  const { document } = reading;
  const { id, method, template, operation, parameters } = found;
  const words = operation['x-console'] ?? {};
  const body = readBody(operation, reading);
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
    parameters: parameters.flatMap(parameter => readParameter(document, parameter)),
    ...(body && { body }),
    answers: readAnswers(document, operation),
    label: words.label ?? inEveryLanguage(operation.summary ?? humanise(id)),
    ...(words.confirm && { confirm: words.confirm }),
    ...(words.when && { when: words.when }),
    ...(words.permission && { permission: words.permission }),
    physical: words.physical ?? false,
    job: words.job ?? false,
    refuses: words.refuses ?? [],
  };
}

/** The schema that a parameter's value is judged by, and whether the value is JSON in a text. */
export function parameterSchema(
  document: OpenApi,
  { schema, content }: Parameter,
): { readonly schema: Schema; readonly json: boolean } {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (type !== undefined) return { schema: media?.schema ?? {}, json: type.includes('json') };
  const flat = flatten(document, schema ?? {}).schema;
  if (!flat.contentMediaType?.includes('json')) return { schema: schema ?? {}, json: false };
  return { schema: flat.contentSchema ?? {}, json: true };
}

const IN = ['path', 'query', 'header'] as const;

function readParameter(document: OpenApi, parameter: Parameter): readonly ParameterDescriptor[] {
  const place = IN.find(name => name === parameter.in);
  if (!place) return [];
  const { json } = parameterSchema(document, parameter);
  return [{ name: parameter.name, in: place, required: parameter.required ?? false, json }];
}

/** The media types that the console can send, the best first. */
const SENDABLE = [/json/, /^application\/x-www-form-urlencoded$/, /^multipart\//];

/** The media type of a body that is used, when several are offered. */
export function bodyContent(content: Content | undefined): readonly [string, Schema] | undefined {
  const offers = Object.entries(content ?? {});
  const chosen =
    SENDABLE.map(good => offers.find(([type]) => good.test(type))).find(Boolean) ?? offers[0];
  return chosen && [chosen[0], chosen[1].schema ?? {}];
}

function readBody({ requestBody }: Operation, reading: Reading): BodyDescriptor | undefined {
  if (!requestBody) return undefined;
  const { content, required = false } = dereference(reading.document, requestBody);
  const chosen = bodyContent(content);
  if (!chosen) return undefined;
  const [mediaType, schema] = chosen;
  const flat = flatten(reading.document, schema);
  const fields = readFields(flat.schema, {
    ...reading,
    use: 'form',
    trail: flat.name === undefined ? [] : [flat.name],
  });
  return { mediaType, required, fields };
}

function readAnswers(document: OpenApi, { responses = {} }: Operation): AnswerDescriptor[] {
  return Object.entries(responses)
    .flatMap(([status, answer]) => {
      // `2XX` stands for its first; `default` has no status that could be looked for.
      const number = Number(status.replace(/X/gi, '0'));
      if (Number.isNaN(number)) return [];
      const [mediaType] = Object.keys(dereference(document, answer).content ?? {});
      return [{ status: number, ...(mediaType !== undefined && { mediaType }) }];
    })
    .toSorted((one, other) => one.status - other.status);
}
