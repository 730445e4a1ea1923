import { readTable, type ImportTable } from '../table/readTable.ts';
import { createCsvWriter } from '../table/createCsvWriter.ts';
import { createXlsxWriter } from '../table/createXlsxWriter.ts';
import { isErrorHead } from '../../cells/guessMapping.ts';
import type { CellError } from '../../cells/readRecordRow.ts';
import type { Cell } from '../../cells/Cell.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { getFieldChanges } from './getFieldChanges.ts';
import type {
  ImportWorker,
  PickedRow,
  PreviewRow,
  ReadyRow,
  ImportRecordId,
} from './ImportWorker.ts';
import { guessNotations } from './notations.ts';
import { collectReferences } from './collectReferences.ts';
import { createRowValidator, type RowResult } from './createRowValidator.ts';
import { getFileKeys } from './getFileKeys.ts';
import { sortForSending } from './sortForSending.ts';
import { summarizeRows } from './summarizeRows.ts';
import { formatCellErrors } from './formatCellErrors.ts';

const SAMPLE_ROWS = 3;

/** Creates an import worker that runs in the current thread: inside the worker, and in browsers without workers. */
export function createLocalImportWorker(): ImportWorker {
  let table: ImportTable = { format: 'csv', rows: [], lines: [], problems: new Map() };
  let rowResults: RowResult[] = [];
  let plan: ImportPlan | undefined;
  let zone: string | undefined;
  let order: readonly number[] = [];
  let keys: readonly string[] = [];
  let keySet: ReadonlySet<string> = new Set();
  let existing = new Map<string, ImportRecordId>();
  const rowAt = (at: number) => table.rows[at + 1] ?? [];
  const problemsAt = (at: number) => table.problems.get(at + 1);
  const lineAt = (at: number) => table.lines[at + 1] ?? 0;
  const errorsAt = (at: number): readonly CellError[] => {
    const rowResult = rowResults[at];
    return rowResult?.action === 'reject' ? rowResult.errors : [];
  };

  /** The sending order depends on which rows are sent. */
  const summarize = () => {
    if (plan) order = sortForSending(rowResults, plan);
    return Promise.resolve(summarizeRows(rowResults));
  };

  return {
    async open(file, options) {
      table = readTable(new Uint8Array(await file.arrayBuffer()), options);
      rowResults = [];
      order = [];
      const [heads = [], ...rows] = [table.rows[0], ...table.rows.slice(1, SAMPLE_ROWS + 1)];
      const { format, encoding, encodingSamples, sheet, sheets } = table;
      return {
        ...{ format, encoding, encodingSamples, sheet, sheets, heads },
        samples: rows,
        count: table.rows.length - 1,
        notations: guessNotations(table.rows),
      };
    },

    collectReferences(options) {
      const collected = collectReferences(table.rows, options);
      keySet = collected.keys;
      keys = [...keySet];
      existing = new Map();
      return Promise.resolve({ keyCount: keys.length, references: collected.references });
    },

    getKeys: (from, count) => Promise.resolve(keys.slice(from, from + count)),

    addExistingIds(ids) {
      for (const id of ids) if (keySet.has(String(id))) existing.set(String(id), id);
      return Promise.resolve();
    },

    check({ hasExistingIds, ...options }) {
      const fileKeys = getFileKeys(table.rows, options);
      const validateRow = createRowValidator({
        ...{ ...options, fileKeys },
        heads: rowAt(-1),
        existing: hasExistingIds ? existing : undefined,
      });
      rowResults = table.rows
        .slice(1)
        .map((cells, at) => validateRow(cells, lineAt(at), problemsAt(at)));
      ({ plan, zone } = options);
      return summarize();
    },

    pick({ from, count, action, changedSources, sources, includesRejected }) {
      const rows: PickedRow[] = [];
      for (let at = from; at < rowResults.length; at += 1) {
        const rowResult = rowResults[at];
        const isRejected = rowResult?.action === 'reject';
        const row = isRejected && includesRejected ? rowResult.row : rowResult;
        if (row?.action !== 'create' && row?.action !== 'update') continue;
        if (action && row.action !== action) continue;
        const { id, changes }: Pick<ReadyRow, 'id'> & Pick<PreviewRow, 'changes'> = row;
        const isSelected = (source: string) =>
          Object.hasOwn(row.values, source) &&
          (changes?.some(change => change.source === source) ?? true);
        if (changedSources && !changedSources.some(isSelected)) continue;
        if (rows.length === count) return Promise.resolve({ rows, next: at });
        const selectedEntries = sources
          .filter(isSelected)
          .map(source => [source, row.values[source]] as const);
        const values = Object.fromEntries(selectedEntries);
        rows.push({
          ...{ at, action: row.action, ...(id !== undefined && { id }), values },
          ...(isRejected && { isRejected }),
        });
      }
      return Promise.resolve({ rows });
    },

    compare(rows) {
      for (const { at, record } of rows) {
        const rowResult = rowResults[at];
        if (rowResult?.action !== 'update') continue;
        const changes = getFieldChanges(rowResult.values, record, zone);
        rowResults[at] = changes.length > 0 ? { ...rowResult, changes } : { action: 'same' };
      }
      return Promise.resolve();
    },

    reject(rows) {
      for (const { at, error } of rows) {
        const rowResult = rowResults[at];
        if (rowResult?.action === 'same' || rowResult?.action === 'example') continue;
        const row = rowResult?.action === 'reject' ? rowResult.row : rowResult;
        const errors = [...errorsAt(at), error];
        rowResults[at] = { action: 'reject', errors, ...(row && { row }) };
      }
      return Promise.resolve();
    },

    summarize,

    preview(from, count, only) {
      const rows: PreviewRow[] = [];
      let skipped = 0;
      for (const [at, rowResult] of rowResults.entries()) {
        if (only && rowResult.action !== only) continue;
        skipped += 1;
        if (skipped <= from) continue;
        if (rows.length === count) break;
        const changes = 'changes' in rowResult ? rowResult.changes : undefined;
        const { action } = rowResult;
        rows.push({
          line: lineAt(at),
          cells: rowAt(at),
          action,
          errors: errorsAt(at),
          values: 'values' in rowResult ? rowResult.values : undefined,
          changes,
        });
      }
      return Promise.resolve(rows);
    },

    takeReadyRows(from, count) {
      const to = from + count;
      const rows = order.slice(from, to).flatMap((at): readonly ReadyRow[] => {
        const rowResult = rowResults[at];
        if (rowResult?.action !== 'create' && rowResult?.action !== 'update') return [];
        const { action, id, values } = rowResult;
        return [{ at, line: lineAt(at), action, ...(id !== undefined && { id }), values }];
      });
      return Promise.resolve(to < order.length ? { rows, next: to } : { rows });
    },

    report(options) {
      const failureReasons = new Map(options.failures.map(({ at, reason }) => [at, reason]));
      const heads = rowAt(-1);
      const errorColumn = heads.findIndex(isErrorHead);
      /** A row that cannot be read as written stays so, so that the file is not imported again without a correction. */
      const copyCells = (at: number): readonly Cell[] => {
        const problems = problemsAt(at) ?? [];
        const isWhole = problems.every(({ cell }) => cell !== undefined);
        const cells = isWhole ? heads.map((_, index) => rowAt(at)[index] ?? '') : rowAt(at);
        const isMissing = (index: number) => problems.some(({ cell }) => cell === index);
        return cells
          .map((cell, index) => (isMissing(index) ? MISSING_VALUE : toTypedCell(cell)))
          .filter((_, index) => index !== errorColumn);
      };
      const writer =
        table.format === 'csv' ? createCsvWriter() : createXlsxWriter({ sheet: options.sheet });
      writer.add([[...copyCells(-1), options.errorHead]]);
      for (const at of rowResults.keys()) {
        const reason = failureReasons.get(at) ?? formatCellErrors(errorsAt(at), options);
        if (reason !== '') writer.add([[...copyCells(at), reason]]);
      }
      return Promise.resolve(writer.end());
    },
  };
}

/** What spreadsheets show where a value is not available. */
const MISSING_VALUE = '#N/A';

/** A number that a spreadsheet shows unchanged stays a number; otherwise the cell is a text. */
const toTypedCell = (cell: string): Cell =>
  cell !== '' && cell.length <= 15 && String(Number(cell)) === cell ? Number(cell) : cell;
