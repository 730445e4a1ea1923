import type { ReactNode } from 'react';

import { unreadableValue } from '../../schema/readableValue.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { UnreadableValue } from '../fields/UnreadableValue.tsx';
import type { ListColumn } from './columns.ts';

/**
 * Renders the content of a cell. An unreadable value is never passed to a custom cell.
 *
 * @example <td>{renderCell(column, record)}</td>
 */
export function renderCell({ field, Cell }: ListColumn, record: PlainObject): ReactNode {
  const unreadable = unreadableValue(field, record);
  return unreadable === undefined ? (
    <Cell field={field} value={record[field.source]} record={record} />
  ) : (
    <UnreadableValue value={unreadable} />
  );
}
