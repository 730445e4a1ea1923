import type { OperationDescriptor, ParameterDescriptor } from '../../src/schema/operation.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { readFilterParameter, readWhereParameter } from '../loopback/parseFilterParameter.ts';
import { httpErrors } from './HttpError.ts';
import { collectErrorDetails } from './collectErrorDetails.ts';

type Validators = Readonly<Record<string, Validator>>;

/** LoopBack's own parameters: its engine reads and judges them, coercions included, not the document. */
const FILTER_READERS: Readonly<Record<string, (searchParams: URLSearchParams) => unknown>> = {
  filter: readFilterParameter,
  where: readWhereParameter,
};

/**
 * The declared query parameters of a call, parsed and judged; others, such as `_`, are ignored.
 *
 * @param dialect of the resource that is asked for; without one, a JSON filter is LoopBack's
 * @throws Refusal or FilterError, both 400 (1), for a missing, malformed or unsuitable one
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
    const filterReader = isLoopback ? FILTER_READERS[name] : undefined;
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
  // A list is sent as one parameter for each of its members.
  if (expectsList(values, validate)) return values;
  if (secondText !== undefined) throw httpErrors.badRequest(`${name} was sent more than once.`);
  const value = json ? parseJson(name, text) : parseScalar(text, validate);
  assertValid(name, value, validate);
  return value;
}

/** Whether a list is what the document wants: a text would not do, and the texts that were sent are good members. */
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
 * An address knows only text: it becomes a number or a boolean where the document wants one, and stays text
 * where text will do, though it be made of digits.
 */
function parseScalar(text: string, validate: Validator | undefined): unknown {
  if (!validate || validate(text) || !/^(true|false|-?\d+(\.\d+)?([eE][+-]?\d+)?)$/.test(text)) {
    return text;
  }
  // What the text fails for, before the validator is asked again and forgets it.
  const rejectsText = hasWrongType(validate);
  const value = /^(true|false)$/.test(text) ? text === 'true' : Number(text);
  // Of the right type but unsuitable, it is judged as what it stands for: 101 is too great, not no number.
  return validate(value) || (rejectsText && !hasWrongType(validate)) ? value : text;
}

const hasWrongType = ({ errors }: Validator) =>
  (errors ?? []).some(({ instancePath, keyword }) => instancePath === '' && keyword === 'type');

function assertValid(name: string, value: unknown, validate: Validator | undefined) {
  const [detail] = validate ? collectErrorDetails(validate, value) : [];
  if (detail) throw httpErrors.badRequest(`${name}${detail.path} ${detail.message}`);
}

/**
 * Judges the parameters of the path as what they stand for. They stay text for the rules: they are ids.
 *
 * @throws Refusal 400 (1)
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
