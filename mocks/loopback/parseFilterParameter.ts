import { FilterError, quote } from './FilterError.ts';
import { isJsonObject, type JsonObject } from './json.ts';

/** The maximum depth of a filter under its root, as in LoopBack 3 over REST. */
const MAX_DEPTH = 12;

/** Longest filter in characters; a longer URL exceeds Node's 16 KB of headers. */
const MAX_FILTER_LENGTH = 16_384;

/**
 * Parses the `filter` of a query string: JSON that starts with `{` and ends with `}`. Absent, empty and `null` mean no
 * filter.
 *
 * @throws FilterError for anything else, and for a filter that is too deep or too long.
 * @see docs/loopback.md, sections 6 and 14
 */
export function parseFilterParameter(text: string | null | undefined): JsonObject | undefined {
  const filter = parseObject(text, 'filter');
  if (filter) assertMaxDepth(filter, 0);
  return filter;
}

/** Parses the `where` of a query string like a filter; it counts as one level of it. */
export function parseWhereParameter(text: string | null | undefined): JsonObject | undefined {
  const where = parseObject(text, 'where');
  if (where) assertMaxDepth(where, 1);
  return where;
}

/** Reads the `filter` of a whole query string: also rejects brackets (`filter[where][name]=x`) and two filters. */
export function readFilterParameter(query: URLSearchParams): JsonObject | undefined {
  return parseFilterParameter(getSingleValue(query, 'filter'));
}

/** Reads the `where` of a whole query string, as {@link readFilterParameter} reads a filter. */
export function readWhereParameter(query: URLSearchParams): JsonObject | undefined {
  return parseWhereParameter(getSingleValue(query, 'where'));
}

function getSingleValue(query: URLSearchParams, name: string): string | undefined {
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

function parseObject(text: string | null | undefined, name: string): JsonObject | undefined {
  if (text === null || text === undefined || text === '' || text === 'null') return undefined;
  if (text.length > MAX_FILTER_LENGTH) {
    throw new FilterError(
      `The ${name} has ${text.length} characters: send at most ${MAX_FILTER_LENGTH}.`,
    );
  }
  if (!text.startsWith('{') || !text.endsWith('}')) {
    throw new FilterError(
      `Value is not an object: the ${name} ${quote(text)} must be JSON from { to }, URL-encoded, without spaces around.`,
    );
  }
  return parseJson(text, name);
}

function parseJson(text: string, name: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch (error) {
    throw new FilterError(
      `Cannot parse JSON-encoded object value of ${name}: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

function assertMaxDepth(value: unknown, level: number): void {
  if (level > MAX_DEPTH) {
    throw new FilterError(
      `The query object exceeds maximum depth ${MAX_DEPTH}: send fewer and / or inside each other.`,
    );
  }
  if (typeof value !== 'object' || value === null) return;
  for (const part of Object.values(value)) assertMaxDepth(part, level + 1);
}
