import type { SchemaError, Validator } from '../../schema/validator.ts';
import type { CheckedResponse, Deviation } from './Deviation.ts';
import { formatExcerpt } from './redact.ts';

/** A response has at most so many different deviations in the list. */
const MAX_DEVIATIONS = 20;

/** Returns the deviations of a body from its schema, equal ones of the rows of a list once with their count. */
export function findDeviations(
  { method, path, body }: CheckedResponse,
  validate: Validator,
): readonly Deviation[] {
  const operation = `${method.toUpperCase()} ${path}`;
  const found = new Map<string, Deviation>();
  if (validate(body)) return [];
  for (const error of validate.errors ?? []) {
    const segments = parsePointer(error.instancePath);
    const deviation = describe(operation, segments, error, body);
    const key = `${deviation.path} ${deviation.rule} ${deviation.message}`;
    const count = (found.get(key)?.count ?? 0) + 1;
    if (found.has(key) || found.size < MAX_DEVIATIONS)
      found.set(key, { ...(found.get(key) ?? deviation), count });
  }
  return [...found.values()];
}

function describe(
  operation: string,
  segments: readonly string[],
  { keyword, message = '' }: SchemaError,
  body: unknown,
): Deviation {
  const value = segments.reduce<unknown>(
    (parent, name) => (parent as Readonly<Record<string, unknown>> | undefined)?.[name],
    body,
  );
  return {
    operation,
    path: formatPath(segments),
    rule: keyword,
    message,
    excerpt: formatExcerpt(value, segments.findLast(name => !/^\d+$/u.test(name)) ?? ''),
    count: 1,
  };
}

/** Parses a JSON pointer: `/3/a~1b` is `['3', 'a/b']`. */
const parsePointer = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map(name => name.replaceAll('~1', '/').replaceAll('~0', '~'));

const formatPath = (segments: readonly string[]): string =>
  segments
    .map(name => (/^\d+$/u.test(name) ? '[]' : `.${name}`))
    .join('')
    .replace(/^\./u, '');
