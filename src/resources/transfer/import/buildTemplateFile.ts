import type { FieldDescriptor } from '../../../schema/field.ts';
import type { LocalizedText } from '../../../schema/localizedText.ts';
import type { Cell } from '../../cells/Cell.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import {
  formatColumnHeads,
  formatColumnTitle,
  type TransferColumn,
} from '../../cells/buildTransferColumns.ts';
import type { CellFormat } from '../../cells/writeCell.ts';
import { createCsvWriter } from '../table/createCsvWriter.ts';
import { tableMediaTypes, type TableFormat } from '../table/TableWriter.ts';
import { createXlsxWriter } from '../table/createXlsxWriter.ts';
import { type ExampleCells, getTemplateColumns } from './buildExampleCells.ts';

export interface TemplateMessages {
  readonly cellFormat: CellFormat;
  readonly translate: (key: string, args?: Readonly<Record<string, string | number>>) => string;
  readonly nameOfResource: (resource: string) => string;
  readonly title: string;
}

/** Builds a template: headers, an example row, and in a workbook a second sheet with the rule of each column. */
export function buildTemplateFile(
  plan: ImportPlan,
  format: TableFormat,
  messages: TemplateMessages,
  examples: ExampleCells,
): Blob {
  const columns = getTemplateColumns(plan);
  const notes = {
    name: messages.translate('transfer.notes'),
    rows: buildNoteRows(columns, messages),
  };
  const writer =
    format === 'csv' ? createCsvWriter() : createXlsxWriter({ sheet: messages.title, notes });
  writer.add([
    formatColumnHeads(columns, messages.cellFormat.text),
    columns.map(({ name }) => examples[name]),
  ]);
  return new Blob([...writer.end()], { type: tableMediaTypes[format] });
}

function buildNoteRows(
  columns: readonly TransferColumn[],
  messages: TemplateMessages,
): readonly Cell[][] {
  const { translate, cellFormat } = messages;
  const heads = ['column', 'required', 'values', 'help'].map(key =>
    translate(`transfer.notes.${key}`),
  );
  return [
    heads,
    ...columns.map(column => [
      formatColumnTitle(column, cellFormat.text),
      column.field.required ? cellFormat.yes : cellFormat.no,
      describeFieldRule(column.field, messages),
      column.field.help ? cellFormat.text(column.field.help) : undefined,
    ]),
    [translate('transfer.notes.example')],
  ];
}

const MAX_CHOICES = 30;

/** Describes the valid cell values of a field in one line. */
function describeFieldRule(
  field: FieldDescriptor,
  { translate, cellFormat, nameOfResource }: TemplateMessages,
): string {
  const choices = (of: readonly { readonly label: LocalizedText }[]) =>
    of
      .slice(0, MAX_CHOICES)
      .map(({ label }) => cellFormat.text(label))
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
      return `${cellFormat.yes}; ${cellFormat.no}`;
    case 'integer':
    case 'number':
    case 'duration':
      return describeNumberRule(field, translate);
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

function describeNumberRule(
  {
    minimum,
    maximum,
    unit,
    kind,
  }: Extract<FieldDescriptor, { kind: 'integer' | 'number' | 'duration' }>,
  translate: TemplateMessages['translate'],
): string {
  const baseText = translate(kind === 'integer' ? 'transfer.rule.integer' : 'transfer.rule.number');
  const bounds =
    minimum === undefined && maximum === undefined ? '' : ` ${minimum ?? ''} – ${maximum ?? ''}`;
  return `${baseText}${bounds}${unit ? ` ${unit}` : ''}`;
}
