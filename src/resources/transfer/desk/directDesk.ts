import { readTable, type Table } from '../table/readTable.ts';
import { csvWriter } from '../table/csvWriter.ts';
import { xlsxWriter } from '../table/xlsxWriter.ts';
import { isProblemHead } from '../cells/guessMapping.ts';
import { splitList } from '../cells/listCell.ts';
import type { RowProblem } from '../cells/readRecord.ts';
import type { Cell } from '../cells/Cell.ts';
import type {
  Checked,
  Desk,
  GatherOptions,
  PreviewRow,
  Reason,
  ReadyRow,
  RecordId,
} from './Desk.ts';
import { rowJudge, type Verdict } from './judgeRow.ts';
import { keyIn, ownKeys } from './ownKeys.ts';
import { sendingOrder } from './sendingOrder.ts';
import { wordsOf } from './wordsOf.ts';

const SAMPLES = 3;

/** A desk that does its work where it stands: inside the worker, and in browsers that have none. */
export function directDesk(): Desk {
  let table: Table = { format: 'csv', rows: [], lines: [] };
  let verdicts: readonly Verdict[] = [];
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
      order = sendingOrder(verdicts, options.plan);
      return Promise.resolve(summary(verdicts));
    },

    preview(from, count, onlyRejected) {
      const rows: PreviewRow[] = [];
      let skipped = 0;
      for (const [at, verdict] of verdicts.entries()) {
        if (onlyRejected && verdict.action !== 'reject') continue;
        skipped += 1;
        if (skipped <= from) continue;
        if (rows.length === count) break;
        const { action } = verdict;
        rows.push({ line: lineAt(at), cells: rowAt(at), action, problems: problemsAt(at) });
      }
      return Promise.resolve(rows);
    },

    take(from, count) {
      const to = from + count;
      const rows = order.slice(from, to).flatMap((at): readonly ReadyRow[] => {
        const verdict = verdicts[at];
        return verdict?.action === 'create' || verdict?.action === 'update'
          ? [{ at, line: lineAt(at), ...verdict }]
          : [];
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

/** More different records than this are not asked for one by one: the platform judges them when they are sent. */
const MOST_REFERENCES = 20_000;

/** The keys and references of a file, each once. */
function gather(table: Table['rows'], options: GatherOptions) {
  const { plan, mapping } = options;
  const [, ...rows] = table;
  const own = ownKeys(table, options);
  const fields = new Map(plan.columns.map(({ name, field }) => [name, field]));
  const keys = new Set<string>();
  const references: Record<string, Set<string>> = {};
  for (const [at, name] of mapping.entries()) {
    const field = name === undefined ? undefined : fields.get(name);
    const isAsked =
      name === plan.key || field?.kind === 'reference' || field?.kind === 'referenceList';
    if (!field || !isAsked) continue;
    for (const cells of rows) {
      const cell = (cells[at] ?? '').trim();
      if (cell === '') continue;
      if (name === plan.key) keys.add(keyIn(field, cell));
      if (field.kind === 'reference' && field.reference === plan.resource && own.has(cell))
        continue;
      if (field.kind === 'reference') (references[field.reference] ??= new Set()).add(cell);
      if (field.kind === 'referenceList')
        for (const one of splitList(cell))
          (references[field.reference] ??= new Set()).add(String(one));
    }
  }
  return {
    keys,
    references: Object.fromEntries(
      Object.entries(references).map(([resource, written]) => [
        resource,
        written.size > MOST_REFERENCES ? undefined : [...written],
      ]),
    ),
  };
}

const MOST_REASONS = 20;

function summary(verdicts: readonly Verdict[]): Checked {
  const counts = { create: 0, update: 0, reject: 0, example: 0 };
  const reasons = new Map<string, { problem: RowProblem; count: number }>();
  for (const verdict of verdicts) {
    counts[verdict.action] += 1;
    if (verdict.action !== 'reject') continue;
    for (const problem of verdict.problems) {
      // Rows differ in what they hold; the rule and the column are what they have in common.
      const name = `${problem.column}\n${problem.complaint.key}`;
      const reason = reasons.get(name);
      if (reason) reason.count += 1;
      else reasons.set(name, { problem, count: 1 });
    }
  }
  const worst: readonly Reason[] = [...reasons.values()]
    .sort((one, other) => other.count - one.count)
    .slice(0, MOST_REASONS)
    .map(({ problem, count }) => ({ ...problem, count }));
  return {
    create: counts.create,
    update: counts.update,
    rejected: counts.reject,
    examples: counts.example,
    reasons: worst,
    keys: [...new Set([...reasons.values()].map(({ problem }) => problem.complaint.key))],
  };
}
