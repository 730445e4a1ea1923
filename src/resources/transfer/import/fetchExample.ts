import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { type Cell, formatCell } from '../../cells/Cell.ts';
import type { ImportPlan } from '../../cells/createImportPlan.ts';
import type { TransferColumn } from '../../cells/buildTransferColumns.ts';
import { type CellFormat, writeCell } from '../../cells/writeCell.ts';
import { createExampleRecords, type ExampleRecordsOptions } from './createExampleRecords.ts';
import {
  type ExampleCells,
  buildExampleCells,
  getExampleValue,
  isReferenceColumn,
  findExampleErrors,
  getTemplateColumns,
  getUniqueColumns,
  getVariants,
} from './buildExampleCells.ts';

interface ExampleOptions extends ExampleRecordsOptions {
  readonly plan: ImportPlan;
  readonly descriptor: ResourceDescriptor;
  readonly cellFormat: CellFormat;
}

/** Completes the example of a template with data of the platform: existing references, and unused keys. */
export async function fetchExample(options: ExampleOptions): Promise<ExampleCells> {
  const { plan, cellFormat } = options;
  const cells = buildExampleCells(plan, cellFormat);
  const columns = getTemplateColumns(plan);
  const records = createExampleRecords(options);
  const referenceCells = getRequiredReferenceColumns(plan, cells, cellFormat).map(
    async ({ name, field }) => {
      if (field.kind !== 'reference' && field.kind !== 'referenceList') return [];
      return [[name, (await records.getRecord(field.reference))?.name]] as const;
    },
  );
  const nestedCells = columns
    .filter(({ name, field }) => NESTED_KINDS.has(field.kind) && formatCell(cells[name]) !== '')
    .map(async ({ name, field }) => {
      const value = await records.replaceReferences(field, getExampleValue(field));
      return [[name, writeCell(field, value, cellFormat)]] as const;
    });
  const uniqueCells = getUniqueColumns(plan).map(async column => {
    return [[column.name, await findFreeCell(column, cells[column.name], options)]] as const;
  });
  const filledCells = await Promise.all([...referenceCells, ...nestedCells, ...uniqueCells]);
  return { ...cells, ...Object.fromEntries(filledCells.flat()) };
}

/** Kinds with JSON cells that may contain references. */
const NESTED_KINDS: ReadonlySet<string> = new Set(['list', 'object', 'oneOf']);

/** Returns the required reference columns; of several in one field, the first. */
function getRequiredReferenceColumns(
  plan: ImportPlan,
  cells: ExampleCells,
  cellFormat: CellFormat,
) {
  const columns = getTemplateColumns(plan).filter(isReferenceColumn);
  const found = findExampleErrors(plan, cells, cellFormat).flatMap(
    ({ column }) =>
      columns.find(({ name }) => name === column || name.startsWith(`${column}.`)) ?? [],
  );
  return [...new Set(found)];
}

/** Finds a variant of the example value that no record has. */
async function findFreeCell(
  { field, name }: TransferColumn,
  cell: Cell,
  { plan, provider, descriptor, signal }: ExampleOptions,
): Promise<Cell> {
  const text = formatCell(cell);
  if (text === '') return cell;
  const variants = getVariants(text);
  const isKey = name === plan.key;
  const isFilterable = descriptor.fields
    .find(({ source }) => source === field.source)
    ?.filter.includes('eq');
  if (!descriptor.verbs.list || !(isKey || isFilterable)) return cell;
  const filter = { or: variants.map(eq => ({ [field.source]: { eq } })) };
  try {
    const { data } = isKey
      ? await provider.getMany<RaRecord>(descriptor.name, { ids: [...variants], signal })
      : await provider.getList<RaRecord>(descriptor.name, {
          pagination: { page: 1, perPage: variants.length },
          sort: { field: descriptor.key, order: 'ASC' },
          ...{ filter, signal },
        });
    const takenValues = new Set(data.map(record => String(record[field.source])));
    return variants.find(each => !takenValues.has(each)) ?? cell;
  } catch {
    signal.throwIfAborted();
    return cell;
  }
}
