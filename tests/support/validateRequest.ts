import { catalogue } from '../../mocks/generated/catalogue.ts';
import type { OperationDescriptor } from '../../src/schema/operation.ts';
import type { ServiceValidators, Validator } from '../../src/schema/validator.ts';

/** A request as it was sent. */
export interface SentRequest {
  /** e.g. `POST /api/users/users` */
  readonly call: string;
  readonly query: URLSearchParams;
  readonly headers: Headers;
  readonly text: string;
}

const validators: Readonly<Record<string, ServiceValidators>> = Object.fromEntries(
  Object.entries(catalogue).map(([service, { validators: validators }]) => [service, validators]),
);

const operations: readonly OperationDescriptor[] = Object.values(catalogue).flatMap(
  ({ operations }) => Object.values<OperationDescriptor>(operations),
);

/**
 * Validates a request of the console by its document: path, token, `_`, parameters and body. It is independent of the
 * platform, with which it shares no code.
 */
export function validateRequest(request: SentRequest): readonly string[] {
  const operation = findOperation(request.call);
  if (!operation) return [`${request.call}: no document has it`];
  const serviceValidators = validators[operation.service];
  const problems = [
    ...validateToken(operation, request),
    ...validateQuery(operation, request, serviceValidators?.parameters[operation.id] ?? {}),
    ...validateBody(operation, request, serviceValidators?.bodies[operation.id]),
  ];
  return problems.map(problem => `${request.call}: ${problem}`);
}

/** The calls of each operation; a literal path segment precedes a parameter. */
const callPatterns = operations
  .map(operation => {
    const template = `/api/${operation.service}${operation.path}`.replace(/\{[^}]+\}/gu, '[^/]+');
    const pattern = new RegExp(`^${operation.method.toUpperCase()} ${template}$`, 'u');
    return { operation, pattern, parameters: operation.path.split('{').length };
  })
  .toSorted((a, b) => a.parameters - b.parameters);

/** Returns the operation of a call, e.g. of `POST /api/users/users`. */
export const findOperation = (call: string): OperationDescriptor | undefined =>
  callPatterns.find(({ pattern }) => pattern.test(call))?.operation;

const validateToken = ({ secured }: OperationDescriptor, { headers }: SentRequest) =>
  headers.has('authorization') === secured ? [] : [secured ? 'has no token' : 'has a token'];

function validateQuery(
  { parameters }: OperationDescriptor,
  { query }: SentRequest,
  validators: Readonly<Record<string, Validator>>,
) {
  const declared = parameters.filter(({ in: location }) => location === 'query');
  const undeclaredNames = [...query.keys()].filter(
    name => name !== '_' && !declared.some(parameter => parameter.name === name),
  );
  const missing = declared.filter(({ name, required }) => required && !query.has(name));
  const wrong = declared.flatMap(({ name, json }) => {
    const text = query.get(name);
    if (text === null) return [];
    return validateValue(
      name,
      json ? JSON.parse(text) : parseTextValue(text, validators[name]),
      validators[name],
    );
  });
  return [
    ...(/^\d{13}$/u.test(query.get('_') ?? '') ? [] : ['has no time']),
    ...undeclaredNames.map(name => `has ${name}, which is not declared`),
    ...missing.map(({ name }) => `lacks ${name}`),
    ...wrong,
  ];
}

function validateBody(
  { body }: OperationDescriptor,
  { headers, text }: SentRequest,
  validator?: Validator,
): readonly string[] {
  if (!body) return text === '' ? [] : ['has a body'];
  if (!body.required && text === '') return [];
  const type = headers.get('content-type')?.split(';')[0] ?? 'none';
  if (type !== body.mediaType) return [`has the type ${type}`];
  const parse = BODY_PARSERS[type] ?? JSON.parse;
  const value: unknown = parse(text);
  // In a form, booleans and numbers are texts.
  const isForm = type === 'multipart/form-data' && validator && !validator(value);
  return validateValue('body', isForm ? parseFormValues(value) : value, validator);
}

/** The parts of a form as values of their types. */
const parseFormValues = (parts: unknown): unknown =>
  Object.fromEntries(
    Object.entries(parts as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' && /^(true|false|-?\d+(\.\d+)?)$/u.test(value)
        ? (JSON.parse(value) as unknown)
        : value,
    ]),
  );

/** Parses a body by its media type; the default is JSON. */
const BODY_PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'application/x-www-form-urlencoded': text => Object.fromEntries(new URLSearchParams(text)),
  'multipart/form-data': parseParts,
};

/** The parts of a form; a file has its name and type. Several parts with one name are a list. */
function parseParts(text: string): unknown {
  const boundary = text.slice(0, text.indexOf('\r\n'));
  const parts = text
    .split(boundary)
    .slice(1, -1)
    .map(part => {
      const [head = '', ...rest] = part.trimStart().split('\r\n\r\n');
      const value = rest.join('\r\n\r\n').replace(/\r\n$/u, '');
      const [, name = ''] = /[ ;]name="([^"]*)"/u.exec(head) ?? [];
      const [, file] = /filename="([^"]*)"/u.exec(head) ?? [];
      const [, type = ''] = /content-type: *(\S+)/iu.exec(head) ?? [];
      return [name, file === undefined ? value : { name: file, type, bytes: value }] as const;
    });
  const names = [...new Set(parts.map(([name]) => name))];
  return Object.fromEntries(
    names.map(name => {
      const [first, ...more] = parts
        .filter(([partName]) => partName === name)
        .map(([, value]) => value);
      return [name, more.length > 0 ? [first, ...more] : first];
    }),
  );
}

/** The number or boolean of a text in a URL, if the schema does not accept text. */
function parseTextValue(text: string, validator?: Validator): unknown {
  const parsed = /^(true|false|-?\d+(\.\d+)?)$/u.test(text) ? (JSON.parse(text) as unknown) : text;
  return !validator || validator(text) ? text : parsed;
}

function validateValue(name: string, value: unknown, validator?: Validator): readonly string[] {
  if (!validator || validator(value)) return [];
  return (validator.errors ?? []).map(
    ({ instancePath, message = 'is wrong' }) => `${name}${instancePath} ${message}`,
  );
}
