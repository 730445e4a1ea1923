import { removeInvisible } from '../../../domain/removeInvisible.ts';
import { getHeadZone } from '../../cells/guessMapping.ts';
import { readRecordRow, type CellError } from '../../cells/readRecordRow.ts';
import type { TableProblem } from '../table/ParsedSheet.ts';
import type { CheckOptions, FieldChange, ImportRecordId, ReadyRow } from './ImportWorker.ts';
import { toPlainNotation } from './notations.ts';
import { normalizeKey } from './getFileKeys.ts';
import { getUniqueFields, getUniqueKey } from './uniqueFields.ts';

export type RowResult =
  | {
      readonly action: 'create' | 'update';
      readonly id?: ImportRecordId;
      readonly values: Readonly<Record<string, unknown>>;
      /** Absent where it was not compared with its record. */
      readonly changes?: readonly FieldChange[];
    }
  | { readonly action: 'same' }
  | {
      readonly action: 'reject';
      readonly errors: readonly CellError[];
      /** What the row would be without these errors; absent where its record is unknown. */
      readonly row?: Pick<ReadyRow, 'action' | 'id' | 'values'>;
    }
  | { readonly action: 'example' };

const createError = (
  column: string,
  key: string,
  args?: Readonly<Record<string, string>>,
): CellError => ({ column, error: args ? { key, args } : { key } });

interface RowValidatorOptions extends Omit<CheckOptions, 'hasExistingIds'> {
  /** The existing records, by their key as a file writes it; absent when the lookup was not possible. */
  readonly existing?: ReadonlyMap<string, ImportRecordId> | undefined;
  /** The keys of the records that the file itself creates. */
  readonly fileKeys?: ReadonlySet<string>;
  /** The header of the file. */
  readonly heads?: readonly string[];
}

const NO_KEYS: ReadonlySet<string> = new Set();
const NO_PROBLEMS: readonly TableProblem[] = [];

interface RowTarget {
  readonly to: 'create' | 'update';
  readonly id?: ImportRecordId;
  /** Why the row does neither. */
  readonly error?: CellError;
}

/**
 * Creates the validator of the rows of one file: each row is created, updated or rejected.
 *
 * @example
 * const validate = createRowValidator({ plan, mode: 'create', mapping: ['name'], records, example: {}, clears: false });
 * validate(['North gate'], 2); // { action: 'create', values: { name: 'North gate' } }
 */
export function createRowValidator(options: RowValidatorOptions) {
  const { plan, mapping, mode, existing, records, example, fileKeys = NO_KEYS } = options;
  const { heads = [], notations = [] } = options;
  const kinds = new Map(plan.columns.map(({ name, field }) => [name, field.kind]));
  const keyField = plan.columns.find(({ name }) => name === plan.key)?.field;
  const columnIndexes = new Map(
    mapping.flatMap((name, at) => (name === undefined ? [] : [[name, at]])),
  );
  const seenKeys = new Map<string, number>();
  const createFields = plan.create ?? [];
  // The key of an updated record is in the URL.
  const updateFields = (plan.update ?? []).filter(({ source }) => source !== plan.key);
  const findRepetitions = createUniquenessCheck(plan);
  const examples = Object.entries(example).filter(([column]) => columnIndexes.has(column));
  const headZones = mapping.flatMap((name, at) => {
    const zone = getHeadZone(heads[at] ?? '');
    return name === undefined || zone === undefined ? [] : [[name, zone] as const];
  });
  const context = {
    zone: options.zone,
    zones: headZones.length > 0 ? new Map(headZones) : undefined,
    findRecordId: (resource: string, written: string) => {
      const known = records.get(resource);
      const found = known ? known.get(written) : written;
      if (found !== undefined || resource !== plan.resource) return found;
      // It may reference a new record of the same file.
      const key = normalizeKey(keyField, written);
      return fileKeys.has(key) ? key : undefined;
    },
  };

  /** Returns whether a row creates or updates a record, or why it does neither. */
  const findTarget = (key: string): RowTarget => {
    const assumed = { to: mode === 'create' ? 'create' : 'update' } as const;
    if (key === '') {
      if (mode === 'create' || (mode === 'both' && !plan.acceptsKey)) return { to: 'create' };
      return { ...assumed, error: createError(plan.key, 'no.empty') };
    }
    if (mode === 'create' && !plan.acceptsKey) return { to: 'create' };
    const id = existing ? existing.get(key) : mode === 'update' ? key : undefined;
    if (id === undefined && (mode === 'update' || !plan.acceptsKey))
      return { ...assumed, error: createError(plan.key, 'transfer.wrong.missing', { key }) };
    if (id !== undefined && mode === 'create')
      return { ...assumed, error: createError(plan.key, 'transfer.wrong.exists', { key }) };
    return id === undefined ? { to: 'create' } : { to: 'update', id };
  };

  /** Returns the error of a key that an earlier row has, and remembers the key. */
  const findDuplicate = (key: string, line: number): CellError | undefined => {
    const previousLine = seenKeys.get(key);
    if (previousLine === undefined) seenKeys.set(key, line);
    const args = { key, line: String(previousLine) };
    return previousLine === undefined
      ? undefined
      : createError(plan.key, 'transfer.wrong.duplicate', args);
  };

  /** Returns the errors of the file itself; a cell that is not imported has none. */
  const toErrors = (problems: readonly TableProblem[]): readonly CellError[] =>
    problems.flatMap(({ cell, key, args = {} }) => {
      const column = cell === undefined ? '' : mapping[cell];
      return column === undefined ? [] : [{ column, error: { key, args } }];
    });

  return (cells: readonly string[], line: number, problems = NO_PROBLEMS): RowResult => {
    const getCell = (column: string) => {
      const at = columnIndexes.get(column);
      if (at === undefined) return undefined;
      const cell = cells[at] ?? '';
      if (column === plan.key) return removeInvisible(cell);
      return toPlainNotation(cell, kinds.get(column), notations[at]);
    };
    if (isExample(examples, getCell)) return { action: 'example' };
    const key = normalizeKey(keyField, (getCell(plan.key) ?? '').trim());
    const { to, id, error } = findTarget(key);
    const isUpdate = to === 'update';
    const hasOwnKey = !error && key !== '' && (isUpdate || plan.acceptsKey);
    const keyError = error ?? (hasOwnKey ? findDuplicate(key, line) : undefined);
    const { values, errors } = readRecordRow(isUpdate ? updateFields : createFields, {
      ...context,
      getCell,
      isPartial: isUpdate,
      ...(!isUpdate && { fixedValues: plan.fixed }),
      clears: isUpdate && options.clears,
    });
    const row = { action: to, ...(id !== undefined && { id }), values };
    if (!keyError && errors.length === 0 && problems.length === 0) {
      const repetitions = findRepetitions(values, line, true);
      if (repetitions.length > 0) return { action: 'reject', errors: repetitions, row };
      return isUpdate && Object.keys(values).length === 0
        ? { action: 'reject', errors: [createError('', 'transfer.wrong.nothing')] }
        : row;
    }
    const firstErrors = [...toErrors(problems), ...(keyError ? [keyError] : [])];
    const firstColumns = new Set(firstErrors.map(({ column }) => column));
    const otherErrors = [...errors, ...findRepetitions(values, line, false)].filter(
      ({ column }) => !firstColumns.has(column),
    );
    const allErrors = [...firstErrors, ...otherErrors];
    // The problems are all of cells that are not imported.
    if (allErrors.length === 0) return row;
    return { action: 'reject', errors: allErrors, ...(!keyError && { row }) };
  };
}

/** Creates the check of values that must be unique within the file. */
function createUniquenessCheck({ key, create = [], update = [] }: CheckOptions['plan']) {
  const fields = getUniqueFields([...create, ...update]).filter(({ source }) => source !== key);
  const lines = new Map<string, number>();
  /** @param isReady whether the row has no other error: a rejected row takes no value from others */
  return (values: ReadyRow['values'], line: number, isReady: boolean): readonly CellError[] =>
    fields.flatMap(field => {
      const value = getUniqueKey(field, values);
      if (value === undefined) return [];
      const name = `${field.source} ${value}`;
      const previousLine = lines.get(name);
      if (previousLine === undefined) {
        if (isReady) lines.set(name, line);
        return [];
      }
      const args = { key: String(values[field.source]), line: String(previousLine) };
      return [{ column: field.source, error: { key: 'transfer.wrong.duplicate', args } }];
    });
}

/** Whether a row is the unchanged example of a template. */
function isExample(
  examples: readonly (readonly [column: string, cells: readonly string[]])[],
  getCell: (column: string) => string | undefined,
): boolean {
  return (
    examples.length > 1 &&
    examples.every(([column, cells]) => cells.includes(getCell(column) ?? ''))
  );
}
