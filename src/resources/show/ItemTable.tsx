import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { FieldValue, getFieldRenderer } from '../fields/FieldValue.tsx';
import { ColumnLabel } from '../fields/ZoneSuffix.tsx';

/** The maximum number of columns of a nested table. */
const MAX_COLUMNS = 6;

/** The kinds that need more than one line. */
const MULTILINE_KINDS: ReadonlySet<FieldKind> = new Set([
  ...(['multiline', 'list', 'object', 'oneOf', 'referenceList', 'unknown'] as const),
]);

/** Returns the columns of a table of items; undefined when they do not fit a table. */
export function getItemColumns(item: FieldDescriptor): readonly FieldDescriptor[] | undefined {
  if (item.kind !== 'object') return undefined;
  const { fields } = item;
  const hasTableSize = fields.length > 1 && fields.length <= MAX_COLUMNS;
  return hasTableSize && !fields.some(({ kind }) => MULTILINE_KINDS.has(kind)) ? fields : undefined;
}

interface ItemTableProps {
  readonly columns: readonly FieldDescriptor[];
  readonly items: readonly PlainObject[];
}

/** Items of one flat shape as a table, one row each. */
export const ItemTable = ({ columns, items }: ItemTableProps) => (
  <table className="show-table border-collapse">
    <thead>
      <tr>
        {columns.map(field => (
          <th
            className="text-12 font-medium text-3"
            key={field.source}
            scope="col"
            align={getFieldRenderer(field).align}
          >
            <ColumnLabel field={field} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <tr key={index}>
          {columns.map(field => (
            <td key={field.source} align={getFieldRenderer(field).align}>
              <FieldValue field={field} record={item} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
