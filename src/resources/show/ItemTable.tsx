import type { FieldDescriptor, FieldKind } from '../../schema/field.ts';
import type { Owner } from '../fieldKit.ts';
import { FieldShow, showingOf } from '../fieldShows.tsx';
import { ColumnName } from '../kits/ZoneBeside.tsx';

/** A table inside a page has no room for more. */
const MOST_COLUMNS = 6;

/** Kinds that one line cannot hold. */
const TALL: ReadonlySet<FieldKind> = new Set([
  ...(['multiline', 'list', 'object', 'oneOf', 'referenceList', 'unknown'] as const),
]);

/** The columns of a table of such items; undefined when they do not fit one. */
export function columnsIn(item: FieldDescriptor): readonly FieldDescriptor[] | undefined {
  if (item.kind !== 'object') return undefined;
  const { fields } = item;
  const fits = fields.length > 1 && fields.length <= MOST_COLUMNS;
  return fits && !fields.some(({ kind }) => TALL.has(kind)) ? fields : undefined;
}

interface ItemTableProps {
  readonly columns: readonly FieldDescriptor[];
  readonly items: readonly Owner[];
}

/** Items of one flat shape, a line each. */
export const ItemTable = ({ columns, items }: ItemTableProps) => (
  <table className="show-table">
    <thead>
      <tr>
        {columns.map(field => (
          <th key={field.source} scope="col" align={showingOf(field).align}>
            <ColumnName field={field} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map((item, index) => (
        <tr key={index}>
          {columns.map(field => (
            <td key={field.source} align={showingOf(field).align}>
              <FieldShow field={field} owner={item} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
