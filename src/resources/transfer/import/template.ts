import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Text } from '../../../schema/text.ts';
import type { Cell } from '../cells/Cell.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import { headsOf, titleOf, type TransferColumn } from '../cells/transferColumns.ts';
import type { CellWords } from '../cells/writeCell.ts';
import { csvWriter } from '../table/csvWriter.ts';
import { mediaTypes, type TableFormat } from '../table/TableWriter.ts';
import { xlsxWriter } from '../table/xlsxWriter.ts';
import { type ExampleCells, templateColumns } from './exampleRow.ts';

export interface TemplateWords {
  readonly cells: CellWords;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  readonly nameOfResource: (resource: string) => string;
  readonly title: string;
}

/** A file to fill in: the heads, an example row, and in a workbook a second sheet that says what each column takes. */
export function templateFile(
  plan: ImportPlan,
  format: TableFormat,
  words: TemplateWords,
  examples: ExampleCells,
): Blob {
  const columns = templateColumns(plan);
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
