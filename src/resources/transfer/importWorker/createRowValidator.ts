import { readRecordRow, type CellError } from '../../cells/readRecordRow.ts';
import type { CheckOptions, FieldChange, ImportRecordId } from './ImportWorker.ts';
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
  | { readonly action: 'reject'; readonly errors: readonly CellError[] }
  | { readonly action: 'example' };

const createRejection = (
  column: string,
  key: string,
  args?: Readonly<Record<string, string>>,
): RowResult => ({
  action: 'reject',
  errors: [{ column, error: args ? { key, args } : { key } }],
});

interface RowValidatorOptions extends Omit<CheckOptions, 'hasExistingIds'> {
  /** The existing records, by their key as a file writes it; absent when the lookup was not possible. */
  readonly existing?: ReadonlyMap<string, ImportRecordId> | undefined;
  /** The keys of the records that the file itself creates. */
  readonly fileKeys?: ReadonlySet<string>;
}

const NO_KEYS: ReadonlySet<string> = new Set();

/**
 * Creates the validator of the rows of one file: each row is created, updated or rejected.
 *
 * @example
 * const validate = createRowValidator({ plan, mode: 'create', mapping: ['name'], records, example: {}, clears: false });
 * validate(['North gate'], 2); // { action: 'create', values: { name: 'North gate' } }
 */
export function createRowValidator(options: RowValidatorOptions) {
  const { plan, mapping, mode, existing, records, example, fileKeys = NO_KEYS } = options;
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
  const context = {
    zone: options.zone,
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
  const findTarget = (
    key: string,
  ): RowResult | { readonly to: 'create' | 'update'; readonly id?: ImportRecordId } => {
    if (key === '') {
      if (mode === 'create' || (mode === 'both' && !plan.acceptsKey)) return { to: 'create' };
      return createRejection(plan.key, 'no.empty');
    }
    if (mode === 'create' && !plan.acceptsKey) return { to: 'create' };
    const id = existing ? existing.get(key) : mode === 'update' ? key : undefined;
    if (id === undefined && (mode === 'update' || !plan.acceptsKey))
      return createRejection(plan.key, 'transfer.wrong.missing', { key });
    if (id !== undefined && mode === 'create')
      return createRejection(plan.key, 'transfer.wrong.exists', { key });
    return id === undefined ? { to: 'create' } : { to: 'update', id };
  };

  return (cells: readonly string[], line: number): RowResult => {
    const getCell = (column: string) => {
      const at = columnIndexes.get(column);
      return at === undefined ? undefined : (cells[at] ?? '');
    };
    if (isExample(examples, getCell)) return { action: 'example' };
    const key = normalizeKey(keyField, (getCell(plan.key) ?? '').trim());
    const target = findTarget(key);
    if ('action' in target) return target;
    const hasOwnKey = key !== '' && (target.to === 'update' || plan.acceptsKey);
    const previousLine = hasOwnKey ? seenKeys.get(key) : undefined;
    if (previousLine !== undefined)
      return createRejection(plan.key, 'transfer.wrong.duplicate', {
        key,
        line: String(previousLine),
      });
    if (hasOwnKey) seenKeys.set(key, line);
    const isUpdate = target.to === 'update';
    const { values, errors } = readRecordRow(isUpdate ? updateFields : createFields, {
      ...context,
      getCell,
      isPartial: isUpdate,
      ...(!isUpdate && { fixedValues: plan.fixed }),
      clears: isUpdate && options.clears,
    });
    const rowErrors = errors.length > 0 ? errors : findRepetitions(values, line);
    if (rowErrors.length > 0) return { action: 'reject', errors: rowErrors };
    if (isUpdate && Object.keys(values).length === 0)
      return createRejection('', 'transfer.wrong.nothing');
    return {
      action: target.to,
      ...(target.id !== undefined && { id: target.id }),
      values,
    };
  };
}

/** Creates the check of values that must be unique within the file. */
function createUniquenessCheck({ key, create = [], update = [] }: CheckOptions['plan']) {
  const fields = getUniqueFields([...create, ...update]).filter(({ source }) => source !== key);
  const lines = new Map<string, number>();
  return (values: Readonly<Record<string, unknown>>, line: number): readonly CellError[] =>
    fields.flatMap(field => {
      const value = getUniqueKey(field, values);
      if (value === undefined) return [];
      const name = `${field.source} ${value}`;
      const previousLine = lines.get(name);
      if (previousLine === undefined) {
        lines.set(name, line);
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
