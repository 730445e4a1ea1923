import { ApiError } from '../api/ApiError.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { ask } from './ask.ts';
import type { Row } from './dialects/Lister.ts';
import type { FailedRow, RowsOutcome } from './ConsoleDataProvider.ts';
import { responseFailure } from './responseFailure.ts';

/** What becomes of a row whose record is there already. */
type Existing = 'create' | 'update';

/** What the platform says became of some rows. @see openapi, ImportResult */
interface ImportAnswer {
  readonly created: number;
  readonly updated: number;
  readonly failed: readonly {
    readonly index: number;
    readonly code: number;
    readonly message: string;
    readonly details?: unknown;
  }[];
}

/**
 * Sends rows in one call. It never throws for what became of rows: each that was not taken has its error, whose
 * `status` says whether that is sure (400 to 499) or whether nobody knows (0, or 500 and more).
 *
 * A call that was refused as a whole did nothing. Where the refusal names rows, those are told and the others are sent
 * without them; where the body was too large, it goes in halves.
 *
 * @throws Error when the document has no operation that takes rows
 */
export async function importRows(
  resource: ResourceDescriptor,
  rows: readonly Row[],
  existing: Existing,
): Promise<RowsOutcome> {
  const { imports } = resource;
  if (!imports) throw new Error(`openapi/${resource.service}.yaml imports no "${resource.name}"`);
  const { operation } = imports;
  const query = imports.existing === undefined ? {} : { [imports.existing]: existing };
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const again = (some: readonly Row[]) => importRows(resource, some, existing);
  try {
    const { body } = await ask(operation, { query, body: rows });
    return outcomeOf(await importAnswer(call, body), rows.length, call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const named = error.status === 422 ? namedRows(error, rows.length, call) : [];
    if (named.length > 0) return without(rows, named, again);
    if (error.status === 413 && rows.length > 1) return inHalves(rows, again);
    return { created: 0, updated: 0, failed: rows.map((_, index) => ({ index, error })) };
  }
}

/** @throws ResponseError when the response does not say what became of the rows */
async function importAnswer(call: string, body: unknown): Promise<ImportAnswer> {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw await responseFailure(call, body);
  const { created, updated, failed } = body as { readonly [Name in keyof ImportAnswer]?: unknown };
  const isRefusal = (row: unknown) => Number.isInteger((row as { index?: unknown } | null)?.index);
  const wrong =
    (!Number.isInteger(created) && 'created') ||
    (!Number.isInteger(updated) && 'updated') ||
    (!(Array.isArray(failed) && failed.every(isRefusal)) && 'failed');
  if (wrong) throw await responseFailure(call, body, wrong);
  return body as ImportAnswer;
}

function outcomeOf(answer: ImportAnswer, count: number, call: string): RowsOutcome {
  const { created, updated, failed } = answer;
  const told = failed.map(({ index, ...refusal }) => ({
    index,
    error: new ApiError(call, 422, { error: refusal }),
  }));
  const isWhole =
    created + updated + failed.length === count &&
    new Set(failed.map(({ index }) => index)).size === failed.length &&
    failed.every(({ index }) => index >= 0 && index < count);
  if (isWhole) return { created, updated, failed: told };
  // Which of them is in, the answer does not say: none is told to be.
  const unread = new ApiError(call, 200, answer);
  const known = new Map(told.map(({ index, error }) => [index, error]));
  const all = Array.from({ length: count }, (_, index) => index);
  return {
    created: 0,
    updated: 0,
    failed: all.map(index => ({ index, error: known.get(index) ?? unread })),
  };
}

const PLACE = /^\/(\d+)(\/.*)?$/u;

/** The rows that the refusal of a whole list names, each with what is wrong in it. */
function namedRows(error: ApiError, count: number, call: string): readonly FailedRow[] {
  const rows = new Map<number, { path: string; code: string; message: string }[]>();
  for (const { path, ...detail } of error.details) {
    const [, index, inner = ''] = PLACE.exec(path) ?? [];
    const at = Number(index ?? NaN);
    // Something is wrong with the list itself.
    if (!(at < count)) return [];
    rows.set(at, [...(rows.get(at) ?? []), { ...detail, path: inner }]);
  }
  return [...rows].map(([index, details]) => ({
    index,
    error: new ApiError(call, 422, { error: { code: error.code, message: error.told, details } }),
  }));
}

type Again = (rows: readonly Row[]) => Promise<RowsOutcome>;

async function without(
  rows: readonly Row[],
  named: readonly FailedRow[],
  again: Again,
): Promise<RowsOutcome> {
  const bad = new Set(named.map(({ index }) => index));
  const places = [...rows.keys()].filter(index => !bad.has(index));
  if (places.length === 0) return { created: 0, updated: 0, failed: named };
  const rest = await again(places.map(index => rows[index] ?? {}));
  return {
    ...rest,
    failed: [...named, ...rest.failed.map(each => moved(each, places[each.index]))],
  };
}

async function inHalves(rows: readonly Row[], again: Again): Promise<RowsOutcome> {
  const middle = Math.ceil(rows.length / 2);
  const one = await again(rows.slice(0, middle));
  const other = await again(rows.slice(middle));
  return {
    created: one.created + other.created,
    updated: one.updated + other.updated,
    failed: [...one.failed, ...other.failed.map(each => moved(each, each.index + middle))],
  };
}

const moved = (row: FailedRow, index = row.index): FailedRow => ({ ...row, index });
