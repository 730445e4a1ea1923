import { readRecord, type RowProblem } from '../cells/readRecord.ts';
import type { CheckOptions, FieldChange, RecordId } from './Desk.ts';
import { keyIn } from './ownKeys.ts';
import { uniqueFields, uniqueValue } from './unique.ts';

/** What becomes of one row. */
export type Verdict =
  | {
      readonly action: 'create' | 'update';
      readonly id?: RecordId;
      readonly values: Readonly<Record<string, unknown>>;
      /** Absent where it was not compared with its record. */
      readonly changes?: readonly FieldChange[];
    }
  | { readonly action: 'same' }
  | { readonly action: 'reject'; readonly problems: readonly RowProblem[] }
  | { readonly action: 'example' };

const reject = (column: string, key: string, args?: Readonly<Record<string, string>>): Verdict => ({
  action: 'reject',
  problems: [{ column, complaint: args ? { key, args } : { key } }],
});

interface JudgeOptions extends Omit<CheckOptions, 'isTold'> {
  /** The records that there are, by their key as a file writes it; absent when nobody could be asked. */
  readonly existing?: ReadonlyMap<string, RecordId> | undefined;
  /** Those that the file itself brings. */
  readonly own?: ReadonlySet<string>;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Makes the judge of the rows of one file: whether each is created, changed or rejected. */
export function rowJudge(options: JudgeOptions) {
  const { plan, mapping, mode, existing, records, example, own = NOBODY } = options;
  const keyField = plan.columns.find(({ name }) => name === plan.key)?.field;
  const places = new Map(mapping.flatMap((name, at) => (name === undefined ? [] : [[name, at]])));
  const seen = new Map<string, number>();
  const added = plan.create ?? [];
  // The key of a record that is changed stands in its address.
  const changed = (plan.update ?? []).filter(({ source }) => source !== plan.key);
  const repetitionsIn = uniqueness(plan);
  const examples = Object.entries(example).filter(([column]) => places.has(column));
  const context = {
    zone: options.zone,
    recordOf: (resource: string, written: string) => {
      const known = records.get(resource);
      const found = known ? known.get(written) : written;
      if (found !== undefined || resource !== plan.resource) return found;
      // What it names may be a new record of the same file.
      const key = keyIn(keyField, written);
      return own.has(key) ? key : undefined;
    },
  };

  /** The record that a row is about, or why it is about none. */
  const aim = (
    key: string,
  ): Verdict | { readonly to: 'create' | 'update'; readonly id?: RecordId } => {
    if (key === '') {
      if (mode === 'create' || (mode === 'both' && !plan.givesKey)) return { to: 'create' };
      return reject(plan.key, 'no.empty');
    }
    if (mode === 'create' && !plan.givesKey) return { to: 'create' };
    const id = existing ? existing.get(key) : mode === 'update' ? key : undefined;
    if (id === undefined && (mode === 'update' || !plan.givesKey))
      return reject(plan.key, 'transfer.wrong.missing', { key });
    if (id !== undefined && mode === 'create')
      return reject(plan.key, 'transfer.wrong.exists', { key });
    return id === undefined ? { to: 'create' } : { to: 'update', id };
  };

  return (cells: readonly string[], line: number): Verdict => {
    const cellOf = (column: string) => {
      const at = places.get(column);
      return at === undefined ? undefined : (cells[at] ?? '');
    };
    if (isExample(examples, cellOf)) return { action: 'example' };
    const key = keyIn(keyField, (cellOf(plan.key) ?? '').trim());
    const aimed = aim(key);
    if ('action' in aimed) return aimed;
    const isAbout = key !== '' && (aimed.to === 'update' || plan.givesKey);
    const before = isAbout ? seen.get(key) : undefined;
    if (before !== undefined)
      return reject(plan.key, 'transfer.wrong.twice', { key, line: String(before) });
    if (isAbout) seen.set(key, line);
    const isUpdate = aimed.to === 'update';
    const { values, problems } = readRecord(isUpdate ? changed : added, {
      ...context,
      cellOf,
      partial: isUpdate,
      ...(!isUpdate && { given: plan.fixed }),
      clears: isUpdate && options.clears,
    });
    const repeated = problems.length > 0 ? problems : repetitionsIn(values, line);
    if (repeated.length > 0) return { action: 'reject', problems: repeated };
    if (isUpdate && Object.keys(values).length === 0) return reject('', 'transfer.wrong.nothing');
    return {
      action: aimed.to,
      ...(aimed.id !== undefined && { id: aimed.id }),
      values,
    };
  };
}

/** Makes the check of values that no two rows of a file may have. */
function uniqueness({ key, create = [], update = [] }: CheckOptions['plan']) {
  const fields = uniqueFields([...create, ...update]).filter(({ source }) => source !== key);
  const lines = new Map<string, number>();
  return (values: Readonly<Record<string, unknown>>, line: number): readonly RowProblem[] =>
    fields.flatMap(field => {
      const value = uniqueValue(field, values);
      if (value === undefined) return [];
      const name = `${field.source} ${value}`;
      const before = lines.get(name);
      if (before === undefined) {
        lines.set(name, line);
        return [];
      }
      const args = { key: String(values[field.source]), line: String(before) };
      return [{ column: field.source, complaint: { key: 'transfer.wrong.twice', args } }];
    });
}

/** The example of a template, as it was downloaded: every cell is still as it was. */
function isExample(
  examples: readonly (readonly [column: string, cells: readonly string[]])[],
  cellOf: (column: string) => string | undefined,
): boolean {
  return (
    examples.length > 1 && examples.every(([column, cells]) => cells.includes(cellOf(column) ?? ''))
  );
}
