import type { OperationDescriptor, ParameterDescriptor } from '../../src/schema/operation.ts';
import type { Dialect } from '../../src/schema/resource.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { filterOf, whereOf } from '../loopback/parse.ts';
import { refuse } from './Refusal.ts';
import { tellProblems } from './tellProblems.ts';

type Validators = Readonly<Record<string, Validator>>;

/** LoopBack's own parameters: its engine reads and judges them, coercions included, not the document. */
const filters: Readonly<Record<string, (given: URLSearchParams) => unknown>> = {
  filter: filterOf,
  where: whereOf,
};

/**
 * The declared query parameters of a call, parsed and judged; others, such as `_`, are ignored.
 *
 * @param dialect of the resource that is asked for; without one, a JSON filter is LoopBack's
 * @throws Refusal or FilterError, both 400 (1), for a missing, malformed or unsuitable one
 * @see spec/loopback.md, section 14
 */
export function readQuery(
  { parameters, id }: OperationDescriptor,
  given: URLSearchParams,
  validators: Validators | undefined,
  dialect?: Dialect,
): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  for (const parameter of parameters.filter(({ in: place }) => place === 'query')) {
    const { name, json, required } = parameter;
    const isLoopback = dialect === undefined ? json : dialect === 'loopback';
    const readFilter = isLoopback ? filters[name] : undefined;
    const value = readFilter
      ? readFilter(given)
      : readOne(parameter, given.getAll(name), validators?.[name]);
    if (value !== undefined) query[name] = value;
    else if (required) throw refuse.malformed(`${name} is a required argument of ${id}`);
  }
  return query;
}

function readOne(
  { name, json }: ParameterDescriptor,
  values: readonly string[],
  validate: Validator | undefined,
): unknown {
  const [text, another] = values;
  if (text === undefined) return undefined;
  // A list is sent as one parameter for each of its members.
  if (takesList(values, validate)) return values;
  if (another !== undefined) throw refuse.malformed(`${name} was sent more than once.`);
  const value = json ? parseJson(name, text) : scalar(text, validate);
  judge(name, value, validate);
  return value;
}

/** Whether a list is what the document wants: a text would not do, and the texts that were sent are good members. */
const takesList = (values: readonly string[], validate: Validator | undefined): boolean =>
  validate !== undefined && !validate(values[0]) && validate(values);

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refuse.malformed(`Cannot parse JSON-encoded value of ${name}.`);
  }
}

/**
 * An address knows only text: it becomes a number or a boolean where the document wants one, and stays text
 * where text will do, though it be made of digits.
 */
function scalar(text: string, validate: Validator | undefined): unknown {
  if (!validate || validate(text) || !/^(true|false|-?\d+(\.\d+)?([eE][+-]?\d+)?)$/.test(text)) {
    return text;
  }
  // What the text fails for, before the validator is asked again and forgets it.
  const wantsNoText = hasWrongType(validate);
  const value = /^(true|false)$/.test(text) ? text === 'true' : Number(text);
  // Of the right type but unsuitable, it is judged as what it stands for: 101 is too great, not no number.
  return validate(value) || (wantsNoText && !hasWrongType(validate)) ? value : text;
}

const hasWrongType = ({ errors }: Validator) =>
  (errors ?? []).some(({ instancePath, keyword }) => instancePath === '' && keyword === 'type');

function judge(name: string, value: unknown, validate: Validator | undefined) {
  const [detail] = validate ? tellProblems(validate, value) : [];
  if (detail) throw refuse.malformed(`${name}${detail.path} ${detail.message}`);
}

/**
 * Judges the parameters of the path as what they stand for. They stay text for the rules: they are ids.
 *
 * @throws Refusal 400 (1)
 */
export function judgePath(
  path: Readonly<Record<string, string>>,
  validators: Validators | undefined,
) {
  for (const [name, value] of Object.entries(path)) {
    const validate = validators?.[name];
    judge(name, scalar(value, validate), validate);
  }
}
