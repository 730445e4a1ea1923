import { readTable, type Table } from '../table/readTable.ts';
import { csvWriter } from '../table/csvWriter.ts';
import { xlsxWriter } from '../table/xlsxWriter.ts';
import { isProblemHead } from '../cells/guessMapping.ts';
import type { RowProblem } from '../cells/readRecord.ts';
import type { Cell } from '../cells/Cell.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { changesOf } from './changesOf.ts';
import type { Desk, PickedRow, PreviewRow, ReadyRow, RecordId } from './Desk.ts';
import { gather } from './gather.ts';
import { rowJudge, type Verdict } from './judgeRow.ts';
import { ownKeys } from './ownKeys.ts';
import { sendingOrder } from './sendingOrder.ts';
import { summaryOf } from './summaryOf.ts';
import { wordsOf } from './wordsOf.ts';

const SAMPLES = 3;

/** A desk that does its work where it stands: inside the worker, and in browsers that have none. */
export function directDesk(): Desk {
  let table: Table = { format: 'csv', rows: [], lines: [] };
  let verdicts: Verdict[] = [];
  let plan: ImportPlan | undefined;
  let order: readonly number[] = [];
  let keys: readonly string[] = [];
  let wanted: ReadonlySet<string> = new Set();
  let existing = new Map<string, RecordId>();
  const rowAt = (at: number) => table.rows[at + 1] ?? [];
  const lineAt = (at: number) => table.lines[at + 1] ?? 0;
  const problemsAt = (at: number): readonly RowProblem[] => {
    const verdict = verdicts[at];
    return verdict?.action === 'reject' ? verdict.problems : [];
  };

  /** The order in which rows are sent depends on which of them are. */
  const summary = () => {
    if (plan) order = sendingOrder(verdicts, plan);
    return Promise.resolve(summaryOf(verdicts));
  };

  return {
    async open(file) {
      table = readTable(new Uint8Array(await file.arrayBuffer()));
      verdicts = [];
      order = [];
      const [heads = [], ...rows] = [table.rows[0], ...table.rows.slice(1, SAMPLES + 1)];
      return {
        format: table.format,
        heads,
        samples: rows,
        count: table.rows.length - 1,
      };
    },

    gather(options) {
      const gathered = gather(table.rows, options);
      wanted = gathered.keys;
      keys = [...wanted];
      existing = new Map();
      return Promise.resolve({ keys: keys.length, references: gathered.references });
    },

    keys: (from, count) => Promise.resolve(keys.slice(from, from + count)),

    know(ids) {
      for (const id of ids) if (wanted.has(String(id))) existing.set(String(id), id);
      return Promise.resolve();
    },

    check({ isTold, ...options }) {
      const own = ownKeys(table.rows, options);
      const judge = rowJudge({ ...options, own, existing: isTold ? existing : undefined });
      verdicts = table.rows.slice(1).map((cells, at) => judge(cells, lineAt(at)));
      plan = options.plan;
      return summary();
    },

    pick({ from, count, action, having, sources }) {
      const rows: PickedRow[] = [];
      for (let at = from; at < verdicts.length; at += 1) {
        const verdict = verdicts[at];
        if (verdict?.action !== 'create' && verdict?.action !== 'update') continue;
        if (action && verdict.action !== action) continue;
        const { id, changes } = verdict;
        const isKept = (source: string) =>
          Object.hasOwn(verdict.values, source) &&
          (changes?.some(change => change.source === source) ?? true);
        if (having && !having.some(isKept)) continue;
        if (rows.length === count) return Promise.resolve({ rows, next: at });
        const kept = sources
          .filter(isKept)
          .map(source => [source, verdict.values[source]] as const);
        const values = Object.fromEntries(kept);
        rows.push({ at, action: verdict.action, ...(id !== undefined && { id }), values });
      }
      return Promise.resolve({ rows });
    },

    compare(rows) {
      for (const { at, record } of rows) {
        const verdict = verdicts[at];
        if (verdict?.action !== 'update') continue;
        const changes = changesOf(verdict.values, record);
        verdicts[at] = changes.length > 0 ? { ...verdict, changes } : { action: 'same' };
      }
      return Promise.resolve();
    },

    reject(rows) {
      for (const { at, problem } of rows) {
        const before = problemsAt(at);
        verdicts[at] = { action: 'reject', problems: [...before, problem] };
      }
      return Promise.resolve();
    },

    summary,

    preview(from, count, only) {
      const rows: PreviewRow[] = [];
      let skipped = 0;
      for (const [at, verdict] of verdicts.entries()) {
        if (only && verdict.action !== only) continue;
        skipped += 1;
        if (skipped <= from) continue;
        if (rows.length === count) break;
        const changes = 'changes' in verdict ? verdict.changes : undefined;
        const { action } = verdict;
        rows.push({
          line: lineAt(at),
          cells: rowAt(at),
          action,
          problems: problemsAt(at),
          changes,
        });
      }
      return Promise.resolve(rows);
    },

    take(from, count) {
      const to = from + count;
      const rows = order.slice(from, to).flatMap((at): readonly ReadyRow[] => {
        const verdict = verdicts[at];
        if (verdict?.action !== 'create' && verdict?.action !== 'update') return [];
        const { action, id, values } = verdict;
        return [{ at, line: lineAt(at), action, ...(id !== undefined && { id }), values }];
      });
      return Promise.resolve(to < order.length ? { rows, next: to } : { rows });
    },

    report(options) {
      const said = new Map(options.refused.map(({ at, reason }) => [at, reason]));
      const heads = rowAt(-1);
      const own = heads.findIndex(isProblemHead);
      const kept = (cells: readonly string[]): readonly Cell[] =>
        heads.map((_, at) => typed(cells[at] ?? '')).filter((_, at) => at !== own);
      const writer = table.format === 'csv' ? csvWriter() : xlsxWriter({ sheet: options.sheet });
      writer.add([[...kept(heads), options.problemHead]]);
      for (const at of verdicts.keys()) {
        const reason = said.get(at) ?? wordsOf(problemsAt(at), options);
        if (reason !== '') writer.add([[...kept(rowAt(at)), reason]]);
      }
      return Promise.resolve(writer.end());
    },
  };
}

/** A number that a spreadsheet shows as it is written stays a number; what it would change stays a text. */
const typed = (cell: string): Cell =>
  cell !== '' && cell.length <= 15 && String(Number(cell)) === cell ? Number(cell) : cell;
