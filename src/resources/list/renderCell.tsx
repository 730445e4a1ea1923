import type { ReactNode } from 'react';

import { unreadableValue } from '../../schema/readableValue.ts';
import type { PlainObject } from '../fieldComponents.ts';
import { UnreadableValue } from '../fields/UnreadableValue.tsx';
import type { ListColumn } from './columns.ts';

/** The content of a cell. An unreadable value never reaches a column that a feature draws by hand. */
export function renderCell({ field, Cell }: ListColumn, record: PlainObject): ReactNode {
  const unreadable = unreadableValue(field, record);
  return unreadable === undefined ? (
    <Cell field={field} value={record[field.source]} record={record} />
  ) : (
    <UnreadableValue value={unreadable} />
  );
}
