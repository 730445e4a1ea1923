import type { RaRecord } from 'react-admin';

import type { ResourceDescriptor } from '../../../schema/resource.ts';
import { type Cell, cellText } from '../cells/Cell.ts';
import type { ImportPlan } from '../cells/importFields.ts';
import type { TransferColumn } from '../cells/transferColumns.ts';
import { type CellWords, writeCell } from '../cells/writeCell.ts';
import { exampleRecords, type RecordsOptions } from './exampleRecords.ts';
import {
  type ExampleCells,
  exampleCells,
  exampleOf,
  isReferring,
  problemsIn,
  templateColumns,
  uniqueColumns,
  variantsOf,
} from './exampleRow.ts';

interface ExampleOptions extends RecordsOptions {
  readonly plan: ImportPlan;
  readonly descriptor: ResourceDescriptor;
  readonly words: CellWords;
}

/** The example of a template with what only the platform knows: records that there are, and keys that are free. */
export async function fetchExample(options: ExampleOptions): Promise<ExampleCells> {
  const { plan, words } = options;
  const cells = exampleCells(plan, words);
  const columns = templateColumns(plan);
  const records = exampleRecords(options);
  const referred = referringColumns(plan, cells, words).map(async ({ name, field }) => {
    if (field.kind !== 'reference' && field.kind !== 'referenceList') return [];
    return [[name, (await records.of(field.reference))?.name]] as const;
  });
  const nested = columns
    .filter(({ name, field }) => NESTED.has(field.kind) && cellText(cells[name]) !== '')
    .map(async ({ name, field }) => {
      const value = await records.within(field, exampleOf(field));
      return [[name, writeCell(field, value, words)]] as const;
    });
  const free = uniqueColumns(plan).map(async column => {
    return [[column.name, await freeCell(column, cells[column.name], options)]] as const;
  });
  const filled = await Promise.all([...referred, ...nested, ...free]);
  return { ...cells, ...Object.fromEntries(filled.flat()) };
}

/** Kinds whose cell is JSON, in which records may be named. */
const NESTED: ReadonlySet<string> = new Set(['list', 'object', 'oneOf']);

/** The columns of records that the row cannot do without: of several in one field, the first. */
function referringColumns(plan: ImportPlan, cells: ExampleCells, words: CellWords) {
  const columns = templateColumns(plan).filter(isReferring);
  const found = problemsIn(plan, cells, words).flatMap(
    ({ column }) =>
      columns.find(({ name }) => name === column || name.startsWith(`${column}.`)) ?? [],
  );
  return [...new Set(found)];
}

/** A value like the example's that no record has. */
async function freeCell(
  { field, name }: TransferColumn,
  cell: Cell,
  { plan, provider, descriptor, signal }: ExampleOptions,
): Promise<Cell> {
  const text = cellText(cell);
  if (text === '') return cell;
  const variants = variantsOf(text);
  const isKey = name === plan.key;
  const isAsked = descriptor.fields
    .find(({ source }) => source === field.source)
    ?.filter.includes('eq');
  if (!descriptor.verbs.list || !(isKey || isAsked)) return cell;
  const question = { or: variants.map(eq => ({ [field.source]: { eq } })) };
  try {
    const { data } = isKey
      ? await provider.getMany<RaRecord>(descriptor.name, { ids: [...variants], signal })
      : await provider.getList<RaRecord>(descriptor.name, {
          pagination: { page: 1, perPage: variants.length },
          sort: { field: descriptor.key, order: 'ASC' },
          ...{ filter: question, signal },
        });
    const taken = new Set(data.map(record => String(record[field.source])));
    return variants.find(each => !taken.has(each)) ?? cell;
  } catch {
    signal.throwIfAborted();
    return cell;
  }
}
