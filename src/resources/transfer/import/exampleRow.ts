import type { FieldDescriptor } from '../../../schema/field.ts';
import { type Cell, cellText } from '../cells/Cell.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { readRecord } from '../cells/readRecord.ts';
import type { TransferColumn } from '../cells/transferColumns.ts';
import { type CellWords, writeCell } from '../cells/writeCell.ts';

export type ExampleCells = Readonly<Record<string, Cell>>;

/** The columns that a person fills in: what a new record takes, else the key and what can be changed. */
export function templateColumns({ create, columns, key, givesKey }: ImportPlan) {
  if (!create) return columns;
  const taken = new Set(create.map(({ source }) => source));
  return columns.filter(
    ({ path: [first = ''] }) => taken.has(first) && (givesKey || first !== key),
  );
}

/** Whether a column names records, so that only the platform knows a value for it. */
export const isReferring = ({ field: { kind } }: TransferColumn): boolean =>
  kind === 'reference' || kind === 'referenceList';

/**
 * A row that passes the check of its own import, as far as the document alone can say: an optional value that does not
 * fit the others, or that the document gives no valid example of, is left blank. So are records of the platform.
 */
export function exampleCells(plan: ImportPlan, words: CellWords): ExampleCells {
  const columns = templateColumns(plan).filter(column => !isReferring(column));
  const cells: Record<string, Cell> = Object.fromEntries(
    columns.map(({ name, field }) => [name, writeExample(field, words)]),
  );
  for (let wrong = wrongColumns(plan, cells, words); wrong.length > 0;) {
    for (const name of wrong) cells[name] = undefined;
    wrong = wrongColumns(plan, cells, words);
  }
  return cells;
}

/** A password has no cell in an export, but an example in a template. */
const writeExample = (field: FieldDescriptor, words: CellWords): Cell => {
  const example = exampleOf(field);
  return field.kind === 'password' && typeof example === 'string'
    ? example
    : writeCell(field, example, words);
};

/** What the check says of an example; each record that it names is taken for one. */
export const problemsIn = (plan: ImportPlan, cells: ExampleCells, words: CellWords) =>
  readRecord(plan.create ?? plan.update ?? [], {
    cellOf: name => (Object.hasOwn(cells, name) ? cellText(cells[name]) : undefined),
    recordOf: (_, written) => written,
    zone: words.zone,
    partial: !plan.create,
    given: plan.fixed,
    clears: false,
  }).problems;

/** The columns that say something wrong. */
function wrongColumns(plan: ImportPlan, cells: ExampleCells, words: CellWords): readonly string[] {
  const problems = problemsIn(plan, cells, words);
  const isWrong = (name: string) =>
    problems.some(({ column }) => name === column || name.startsWith(`${column}.`));
  return Object.keys(cells).filter(name => cellText(cells[name]) !== '' && isWrong(name));
}

/** An example of a value, from its document or made up; undefined where there is none. */
export function exampleOf(field: FieldDescriptor): unknown {
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

const VARIANTS = 20;

/** Other values like one that another record may have already, in their order: `SSSLC00000009001`, `SSSLC00000009002`, … */
export function variantsOf(text: string): readonly string[] {
  const [, stem = text, digits = ''] = /^(.*?)(\d*)$/u.exec(text) ?? [];
  const others = Array.from({ length: VARIANTS - 1 }, (_, n) =>
    digits === '' ? `${text}${n + 2}` : `${stem}${following(digits, n + 1)}`,
  );
  return [text, ...others];
}

const following = (digits: string, step: number): string =>
  String((BigInt(digits) + BigInt(step)) % 10n ** BigInt(digits.length)).padStart(
    digits.length,
    '0',
  );

/** The columns whose value no other record may have: the key that a row brings, and what the document says of others. */
export const uniqueColumns = (plan: ImportPlan): readonly TransferColumn[] =>
  templateColumns(plan).filter(
    ({ field, name }) => (name === plan.key && plan.create) || field.unique !== undefined,
  );

/** By column, the cells by which an import knows the example of a template that is still as it was downloaded. */
export function exampleTexts(
  plan: ImportPlan,
  words: CellWords,
): Readonly<Record<string, readonly string[]>> {
  const unique = new Set(uniqueColumns(plan).map(({ name }) => name));
  const texts = Object.entries(exampleCells(plan, words)).map(
    ([name, cell]) => [name, cellText(cell)] as const,
  );
  return Object.fromEntries(
    texts
      .filter(([, text]) => text !== '')
      .map(([name, text]) => [name, unique.has(name) ? variantsOf(text) : [text]]),
  );
}
