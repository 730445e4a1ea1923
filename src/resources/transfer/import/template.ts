import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Text } from '../../../schema/text.ts';
import { type Cell, cellText } from '../cells/Cell.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { headsOf, titleOf, type TransferColumn } from '../cells/transferColumns.ts';
import { type CellWords, writeCell } from '../cells/writeCell.ts';
import { csvWriter } from '../table/csvWriter.ts';
import { mediaTypes, type TableFormat } from '../table/TableWriter.ts';
import { xlsxWriter } from '../table/xlsxWriter.ts';

/** The columns that a person fills in: what a new record takes, else the key and what can be changed. */
export function templateColumns({ create, columns, key, givesKey }: ImportPlan) {
  if (!create) return columns;
  const taken = new Set(create.map(({ source }) => source));
  return columns.filter(
    ({ path: [first = ''] }) => taken.has(first) && (givesKey || first !== key),
  );
}

/** An example of each value; none where the document has none and nothing can be made up. */
export const exampleCells = (plan: ImportPlan, words: CellWords): Readonly<Record<string, Cell>> =>
  Object.fromEntries(
    templateColumns(plan).map(({ name, field }) => [
      name,
      writeCell(field, exampleOf(field), words),
    ]),
  );

function exampleOf(field: FieldDescriptor): unknown {
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

/** The same as a file read back has them: by these an import knows a row that nobody filled in. */
export const exampleTexts = (
  plan: ImportPlan,
  words: CellWords,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(exampleCells(plan, words))
      .map(([name, cell]) => [name, cellText(cell)] as const)
      .filter(([, cell]) => cell !== ''),
  );

export interface TemplateWords {
  readonly cells: CellWords;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  readonly nameOfResource: (resource: string) => string;
  readonly title: string;
}

/** A file to fill in: the heads, an example row, and in a workbook a second sheet that says what each column takes. */
export function templateFile(plan: ImportPlan, format: TableFormat, words: TemplateWords): Blob {
  const columns = templateColumns(plan);
  const examples = exampleCells(plan, words.cells);
  const notes = { name: words.translate('transfer.notes'), rows: noteRows(columns, words) };
  const writer = format === 'csv' ? csvWriter() : xlsxWriter({ sheet: words.title, notes });
  writer.add([headsOf(columns, words.cells.text), columns.map(({ name }) => examples[name])]);
  return new Blob([...writer.end()], { type: mediaTypes[format] });
}

function noteRows(columns: readonly TransferColumn[], words: TemplateWords): readonly Cell[][] {
  const { translate, cells } = words;
  const heads = ['column', 'required', 'values', 'help'].map(key =>
    translate(`transfer.notes.${key}`),
  );
  return [
    heads,
    ...columns.map(column => [
      titleOf(column, cells.text),
      column.field.required ? cells.yes : cells.no,
      rule(column.field, words),
      column.field.help ? cells.text(column.field.help) : undefined,
    ]),
    [translate('transfer.notes.example')],
  ];
}

const MOST_CHOICES = 30;

/** What a cell of this field may hold, in one line. */
function rule(field: FieldDescriptor, { translate, cells, nameOfResource }: TemplateWords): string {
  const choices = (of: readonly { readonly label: Text }[]) =>
    of
      .slice(0, MOST_CHOICES)
      .map(({ label }) => cells.text(label))
      .join('; ');
  switch (field.kind) {
    case 'enum':
      return choices(field.choices);
    case 'enumList':
      return `${translate('transfer.rule.several')} ${choices(field.choices)}`;
    case 'reference':
      return translate('transfer.rule.reference', { name: nameOfResource(field.reference) });
    case 'referenceList':
      return translate('transfer.rule.references', { name: nameOfResource(field.reference) });
    case 'boolean':
      return `${cells.yes}; ${cells.no}`;
    case 'integer':
    case 'number':
    case 'duration':
      return numbers(field, translate);
    case 'text':
    case 'multiline':
    case 'password':
      return field.maxLength
        ? translate('transfer.rule.text', { max: field.maxLength })
        : translate('transfer.rule.anyText');
    case 'list':
    case 'object':
    case 'oneOf':
    case 'geoPoint':
    case 'unknown':
      return translate('transfer.rule.json');
    default:
      return translate(`transfer.rule.${field.kind}`);
  }
}

function numbers(
  {
    minimum,
    maximum,
    unit,
    kind,
  }: Extract<FieldDescriptor, { kind: 'integer' | 'number' | 'duration' }>,
  translate: TemplateWords['translate'],
): string {
  const whole = translate(kind === 'integer' ? 'transfer.rule.integer' : 'transfer.rule.number');
  const bounds =
    minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''} – ${maximum ?? ''}`;
  return `${whole}${bounds}${unit ? ` ${unit}` : ''}`;
}
