import { ApiError } from '../api/ApiError.ts';
import { isObject } from '../schema/isObject.ts';
import type { ResourceDescriptor } from '../schema/resource.ts';
import { callOperation } from './callOperation.ts';
import type { DataRow } from './dialects/Lister.ts';
import type { FailedRow, RowsOutcome } from './ConsoleDataProvider.ts';
import { createResponseError } from './createResponseError.ts';

/** What happens to a row whose record exists. */
type ExistingRowMode = 'create' | 'update';

/** The platform's counts and errors for the rows of an import. @see openapi, ImportResult */
interface ImportResponse {
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
 * Sends rows in one call. It never throws for rejected rows: each has its error, whose `status` indicates whether it
 * is certainly not imported (400 to 499) or unknown (0, or 500 and more).
 *
 * A call that is rejected as a whole has no effect. Where the error names rows, those are reported and the others are
 * sent without them; where the body is too large, it is sent in halves.
 *
 * @throws Error when the document has no operation that accepts rows
 */
export async function importRows(
  resource: ResourceDescriptor,
  rows: readonly DataRow[],
  existing: ExistingRowMode,
): Promise<RowsOutcome> {
  const { imports } = resource;
  if (!imports) throw new Error(`openapi/${resource.service}.yaml imports no "${resource.name}"`);
  const { operation } = imports;
  const query =
    imports.existingParameter === undefined ? {} : { [imports.existingParameter]: existing };
  const call = `${operation.method.toUpperCase()} ${operation.path}`;
  const importAgain = (remaining: readonly DataRow[]) => importRows(resource, remaining, existing);
  try {
    const { body } = await callOperation(operation, { query, body: rows });
    return toOutcome(await readImportResponse(call, body), rows.length, call);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const rejected = error.status === 422 ? readRejectedRows(error, rows.length, call) : [];
    if (rejected.length > 0) return importWithout(rows, rejected, importAgain);
    if (error.status === 413 && rows.length > 1) return importInHalves(rows, importAgain);
    return { created: 0, updated: 0, failed: rows.map((_, index) => ({ index, error })) };
  }
}

/** @throws ResponseError when the response has no result for the rows */
async function readImportResponse(call: string, body: unknown): Promise<ImportResponse> {
  if (!isObject(body)) throw await createResponseError(call, body);
  const { created, updated, failed } = body;
  const isErrorEntry = (row: unknown) =>
    Number.isInteger((row as { index?: unknown } | null)?.index);
  const invalidKey =
    (!Number.isInteger(created) && 'created') ||
    (!Number.isInteger(updated) && 'updated') ||
    (!(Array.isArray(failed) && failed.every(isErrorEntry)) && 'failed');
  if (invalidKey) throw await createResponseError(call, body, invalidKey);
  return body as Readonly<Record<string, unknown>> & ImportResponse;
}

function toOutcome(response: ImportResponse, count: number, call: string): RowsOutcome {
  const { created, updated, failed } = response;
  const failures = failed.map(({ index, ...errorBody }) => ({
    index,
    error: new ApiError(call, 422, { error: errorBody }),
  }));
  const isComplete =
    created + updated + failed.length === count &&
    new Set(failed.map(({ index }) => index)).size === failed.length &&
    failed.every(({ index }) => index >= 0 && index < count);
  if (isComplete) return { created, updated, failed: failures };
  // The response does not show which rows are imported: none is reported as imported.
  const unreadError = new ApiError(call, 200, response);
  const errorByIndex = new Map(failures.map(({ index, error }) => [index, error]));
  const all = Array.from({ length: count }, (_, index) => index);
  return {
    created: 0,
    updated: 0,
    failed: all.map(index => ({ index, error: errorByIndex.get(index) ?? unreadError })),
  };
}

const ROW_POINTER = /^\/(\d+)(\/.*)?$/u;

/** Reads the rows that the error of a whole list names, each with its errors. */
function readRejectedRows(error: ApiError, count: number, call: string): readonly FailedRow[] {
  const rows = new Map<number, { path: string; code: string; message: string }[]>();
  for (const { path, ...detail } of error.details) {
    const [, index, inner = ''] = ROW_POINTER.exec(path) ?? [];
    const rowIndex = Number(index ?? NaN);
    // The error concerns the list itself.
    if (!(rowIndex < count)) return [];
    rows.set(rowIndex, [...(rows.get(rowIndex) ?? []), { ...detail, path: inner }]);
  }
  return [...rows].map(([index, details]) => ({
    index,
    error: new ApiError(call, 422, {
      error: { code: error.code, message: error.platformMessage, details },
    }),
  }));
}

type ImportAgain = (rows: readonly DataRow[]) => Promise<RowsOutcome>;

async function importWithout(
  rows: readonly DataRow[],
  rejected: readonly FailedRow[],
  importAgain: ImportAgain,
): Promise<RowsOutcome> {
  const rejectedIndexes = new Set(rejected.map(({ index }) => index));
  const remainingIndexes = [...rows.keys()].filter(index => !rejectedIndexes.has(index));
  if (remainingIndexes.length === 0) return { created: 0, updated: 0, failed: rejected };
  const rest = await importAgain(remainingIndexes.map(index => rows[index] ?? {}));
  return {
    ...rest,
    failed: [
      ...rejected,
      ...rest.failed.map(each => withIndex(each, remainingIndexes[each.index])),
    ],
  };
}

async function importInHalves(
  rows: readonly DataRow[],
  importAgain: ImportAgain,
): Promise<RowsOutcome> {
  const middle = Math.ceil(rows.length / 2);
  const firstHalf = await importAgain(rows.slice(0, middle));
  const secondHalf = await importAgain(rows.slice(middle));
  return {
    created: firstHalf.created + secondHalf.created,
    updated: firstHalf.updated + secondHalf.updated,
    failed: [
      ...firstHalf.failed,
      ...secondHalf.failed.map(each => withIndex(each, each.index + middle)),
    ],
  };
}

const withIndex = (row: FailedRow, index = row.index): FailedRow => ({ ...row, index });
