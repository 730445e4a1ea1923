import { FilterError, quote } from './FilterError.ts';
import { isObject, type JsonObject } from './json.ts';

/** Levels of a filter under its root, as LoopBack 3 bounds them over REST. */
const deepest = 12;

/** Longest filter in characters; a longer address would not pass Node's 16 KB of headers. */
const longest = 16_384;

/**
 * The `filter` of a query string: JSON that starts with `{` and ends with `}`.
 * Absent, empty and `null` mean no filter.
 *
 * @throws FilterError for anything else, and for a filter that is too deep or too long.
 * @see spec/loopback.md, sections 6 and 14
 */
export function parseFilterParameter(raw: string | null | undefined): JsonObject | undefined {
  const filter = parseObject(raw, 'filter');
  if (filter) refuseDepth(filter, 0);
  return filter;
}

/** The `where` of a query string, read as a filter is; it counts as one level of it. */
export function parseWhereParameter(raw: string | null | undefined): JsonObject | undefined {
  const where = parseObject(raw, 'where');
  if (where) refuseDepth(where, 1);
  return where;
}

/** The `filter` of a whole query string: also refuses brackets (`filter[where][name]=x`) and two filters. */
export function filterOf(query: URLSearchParams): JsonObject | undefined {
  return parseFilterParameter(onlyValue(query, 'filter'));
}

/** The `where` of a whole query string, as {@link filterOf} reads a filter. */
export function whereOf(query: URLSearchParams): JsonObject | undefined {
  return parseWhereParameter(onlyValue(query, 'where'));
}

function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const brackets = [...query.keys()].find(key => key.startsWith(`${name}[`));
  if (brackets !== undefined) {
    throw new FilterError(
      `The parameter ${quote(brackets)} is bracket style, which changes values on their way: send ${name}= as JSON, URL-encoded.`,
    );
  }
  const values = query.getAll(name);
  if (values.length > 1) {
    throw new FilterError(
      `Value is not an object: ${name} was sent ${values.length} times, send it once.`,
    );
  }
  return values[0];
}

function parseObject(raw: string | null | undefined, name: string): JsonObject | undefined {
  if (raw === null || raw === undefined || raw === '' || raw === 'null') return undefined;
  if (raw.length > longest) {
    throw new FilterError(`The ${name} has ${raw.length} characters: send at most ${longest}.`);
  }
  if (!raw.startsWith('{') || !raw.endsWith('}')) {
    throw new FilterError(
      `Value is not an object: the ${name} ${quote(raw)} must be JSON from { to }, URL-encoded, without spaces around.`,
    );
  }
  return parseJson(raw, name);
}

function parseJson(raw: string, name: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(raw);
    return isObject(value) ? value : undefined;
  } catch (error) {
    throw new FilterError(
      `Cannot parse JSON-encoded object value of ${name}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

function refuseDepth(value: unknown, level: number): void {
  if (level > deepest) {
    throw new FilterError(
      `The query object exceeds maximum depth ${deepest}: send fewer and / or inside each other.`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) refuseDepth(part, level + 1);
}
