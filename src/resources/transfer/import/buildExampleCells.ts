import type { FieldDescriptor } from '../../../schema/field.ts';
import { type Cell, formatCell } from '../../cells/Cell.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import { readRecordRow } from '../../cells/readRecordRow.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import { type CellFormat, writeCell } from '../../cells/writeCell.ts';

export type ExampleCells = Readonly<Record<string, Cell>>;

/** Returns the columns of a template: those of a new record, else the key and the updatable ones. */
export function getTemplateColumns({ create, columns, key, acceptsKey }: ImportPlan) {
  if (!create) return columns;
  const createSources = new Set(create.map(({ source }) => source));
  return columns.filter(
    ({ path: [first = ''] }) => createSources.has(first) && (acceptsKey || first !== key),
  );
}

/** Whether a column references records, so that only the platform knows valid values. */
export const isReferenceColumn = ({ field: { kind } }: TransferColumn): boolean =>
  kind === 'reference' || kind === 'referenceList';

/**
 * Builds a row that passes the check of its own import, as far as the document specifies: an optional value that
 * conflicts with others, or without a valid example, is blank. So are references.
 */
export function buildExampleCells(plan: ImportPlan, cellFormat: CellFormat): ExampleCells {
  const columns = getTemplateColumns(plan).filter(column => !isReferenceColumn(column));
  const cells: Record<string, Cell> = Object.fromEntries(
    columns.map(({ name, field }) => [name, writeExample(field, cellFormat)]),
  );
  for (
    let invalidColumns = findInvalidColumns(plan, cells, cellFormat);
    invalidColumns.length > 0;
  ) {
    for (const name of invalidColumns) cells[name] = undefined;
    invalidColumns = findInvalidColumns(plan, cells, cellFormat);
  }
  return cells;
}

/** A password has no cell in an export, but an example in a template. */
const writeExample = (field: FieldDescriptor, cellFormat: CellFormat): Cell => {
  const example = getExampleValue(field);
  return field.kind === 'password' && typeof example === 'string'
    ? example
    : writeCell(field, example, cellFormat);
};

/** Returns the check errors of an example; each reference in it counts as existing. */
export const findExampleErrors = (plan: ImportPlan, cells: ExampleCells, cellFormat: CellFormat) =>
  readRecordRow(plan.create ?? plan.update ?? [], {
    getCell: name => (Object.hasOwn(cells, name) ? formatCell(cells[name]) : undefined),
    findRecordId: (_, written) => written,
    zone: cellFormat.zone,
    isPartial: !plan.create,
    fixedValues: plan.fixed,
    clears: false,
  }).errors;

/** Returns the columns with an error. */
function findInvalidColumns(
  plan: ImportPlan,
  cells: ExampleCells,
  cellFormat: CellFormat,
): readonly string[] {
  const errors = findExampleErrors(plan, cells, cellFormat);
  const isInvalid = (name: string) =>
    errors.some(({ column }) => name === column || name.startsWith(`${column}.`));
  return Object.keys(cells).filter(name => formatCell(cells[name]) !== '' && isInvalid(name));
}

/** Returns an example of a value, from its document or generated; undefined where there is none. */
export function getExampleValue(field: FieldDescriptor): unknown {
  if (field.example !== undefined) return field.example;
  if (field.default !== undefined) return field.default;
  switch (field.kind) {
    case 'enum':
      return field.choices[0]?.value;
    case 'enumList':
      return field.choices.slice(0, 2).map(({ value }) => value);
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
    case 'duration':
      return field.minimum ?? (field.required ? 1 : undefined);
    default:
      return undefined;
  }
}

const MAX_VARIANTS = 20;

/** Returns variants of a value that may be taken, in order: `SSSLC00000009001`, `SSSLC00000009002`, … */
export function getVariants(text: string): readonly string[] {
  const [, stem = text, digits = ''] = /^(.*?)(\d*)$/u.exec(text) ?? [];
  const others = Array.from({ length: MAX_VARIANTS - 1 }, (_, n) =>
    digits === '' ? `${text}${n + 2}` : `${stem}${incrementDigits(digits, n + 1)}`,
  );
  return [text, ...others];
}

const incrementDigits = (digits: string, step: number): string =>
  String((BigInt(digits) + BigInt(step)) % 10n ** BigInt(digits.length)).padStart(
    digits.length,
    '0',
  );

/** Returns the columns with unique values: the key of a row, and those that the document marks. */
export const getUniqueColumns = (plan: ImportPlan): readonly TransferColumn[] =>
  getTemplateColumns(plan).filter(
    ({ field, name }) => (name === plan.key && plan.create) || field.unique !== undefined,
  );

/** Returns the cells, by column, by which an import recognizes an unchanged example row of a template. */
export function getExampleTexts(
  plan: ImportPlan,
  cellFormat: CellFormat,
): Readonly<Record<string, readonly string[]>> {
  const unique = new Set(getUniqueColumns(plan).map(({ name }) => name));
  const texts = Object.entries(buildExampleCells(plan, cellFormat)).map(
    ([name, cell]) => [name, formatCell(cell)] as const,
  );
  return Object.fromEntries(
    texts
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, unique.has(name) ? getVariants(text) : [text]]),
  );
}
