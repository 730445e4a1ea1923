import type { OperationDescriptor, ParameterDescriptor } from '../../src/schema/operation.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { readFilterParameter, readWhereParameter } from '../loopback/parseFilterParameter.ts';
import { httpErrors } from './HttpError.ts';
import { collectErrorDetails } from './collectErrorDetails.ts';

type Validators = Readonly<Record<string, Validator>>;

/** LoopBack's own parameters: its engine parses and validates them, coercions included, not the document. */
const FILTER_READERS: ReadonlyMap<string, (searchParams: URLSearchParams) => unknown> = new Map([
  ['filter', readFilterParameter],
  ['where', readWhereParameter],
]);

/**
 * Parses and validates the declared query parameters of a call; others, such as `_`, are ignored.
 *
 * @param dialect of the requested resource; without one, a JSON filter is LoopBack's
 * @throws HttpError or FilterError, both 400 (1), for a missing, malformed or invalid one
 * @see docs/loopback.md, section 14
 */
export function readQuery(
  { parameters, id }: OperationDescriptor,
  searchParams: URLSearchParams,
  validators: Validators | undefined,
  dialect?: Dialect,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const parameter of parameters.filter(({ in: location }) => location === 'query')) {
    const { name, json, required } = parameter;
    const isLoopback = dialect === undefined ? json : dialect === 'loopback';
    const filterReader = isLoopback ? FILTER_READERS.get(name) : undefined;
    const value = filterReader
      ? filterReader(searchParams)
      : readParameter(parameter, searchParams.getAll(name), validators?.[name]);
    if (value !== undefined) query[name] = value;
    else if (required) throw httpErrors.badRequest(`${name} is a required argument of ${id}`);
  }
  return query;
}

function readParameter(
  { name, json }: ParameterDescriptor,
  values: readonly string[],
  validate: Validator | undefined,
): unknown {
  const [text, secondText] = values;
  if (text === undefined) return undefined;
  // A list is one parameter for each of its items.
  if (expectsList(values, validate)) return values;
  if (secondText !== undefined) throw httpErrors.badRequest(`${name} was sent more than once.`);
  const value = json ? parseJson(name, text) : parseScalar(text, validate);
  assertValid(name, value, validate);
  return value;
}

/** Whether the document expects a list: a text is invalid, and the sent texts are valid items. */
const expectsList = (values: readonly string[], validate: Validator | undefined): boolean =>
  validate !== undefined && !validate(values[0]) && validate(values);

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw httpErrors.badRequest(`Cannot parse JSON-encoded value of ${name}.`);
  }
}

/**
 * Parses a query value, which is always text: it becomes a number or a boolean where the document requires one, and
 * stays text where text is valid, even if it consists of digits.
 */
function parseScalar(text: string, validate: Validator | undefined): unknown {
  if (!validate || validate(text) || !/^(true|false|-?\d+(\.\d+)?([eE][+-]?\d+)?)$/.test(text)) {
    return text;
  }
  // The type error of the text, read before the next call of the validator overwrites it.
  const rejectsText = hasWrongType(validate);
  const value = /^(true|false)$/.test(text) ? text === 'true' : Number(text);
  // A value of the right type but out of range is validated as its type: 101 is too great, not no number.
  return validate(value) || (rejectsText && !hasWrongType(validate)) ? value : text;
}

const hasWrongType = ({ errors }: Validator) =>
  (errors ?? []).some(({ instancePath, keyword }) => instancePath === '' && keyword === 'type');

function assertValid(name: string, value: unknown, validate: Validator | undefined) {
  const [detail] = validate ? collectErrorDetails(validate, value) : [];
  if (detail) throw httpErrors.badRequest(`${name}${detail.path} ${detail.message}`);
}

/**
 * Validates the path parameters as their documented types. They stay text for the rules: they are ids.
 *
 * @throws HttpError 400 (1)
 */
export function assertValidPath(
  path: Readonly<Record<string, string>>,
  validators: Validators | undefined,
) {
  for (const [name, value] of Object.entries(path)) {
    const validate = validators?.[name];
    assertValid(name, parseScalar(value, validate), validate);
  }
}
