import type { ReactNode } from 'react';

import { unreadableValue } from '../../schema/readableValue.ts';
import type { PlainObject } from '../../schema/isObject.ts';
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx';
import { EmptyValue } from '../fields/Ellipsis.tsx';
import { getFieldRenderer } from '../fields/FieldValue.tsx';
import { UnreadableValue } from '../fields/UnreadableValue.tsx';
import type { ListColumn } from './columns.ts';

/**
 * Renders the content of a cell. An unreadable value is never passed to a custom cell; one that cannot render the other
 * fields of its record fails alone.
 *
 * @example <td>{renderCell(column, record)}</td>
 */
export function renderCell(
  { field, Cell }: Pick<ListColumn, 'field' | 'Cell'>,
  record: PlainObject,
): ReactNode {
  const unreadable = unreadableValue(field, record);
  if (unreadable !== undefined) return <UnreadableValue value={unreadable} />;
  const value = record[field.source];
  const cell = <Cell field={field} value={value} record={record} />;
  if (getFieldRenderer(field).Component === Cell) return cell;
  const isEmpty = value === undefined || value === null;
  return (
    <ErrorBoundary fallback={isEmpty ? <EmptyValue /> : <UnreadableValue value={value} />}>
      {cell}
    </ErrorBoundary>
  );
}
