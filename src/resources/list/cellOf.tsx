import type { ReactNode } from 'react';

import { unreadableValue } from '../../schema/readableValue.ts';
import type { Owner } from '../fieldKit.ts';
import { UnreadableValue } from '../kits/UnreadableValue.tsx';
import type { Column } from './columns.ts';

/** The content of a cell. An unreadable value never reaches a column that a feature draws by hand. */
export function cellOf({ field, Show }: Column, owner: Owner): ReactNode {
  const unreadable = unreadableValue(field, owner);
  return unreadable === undefined ? (
    <Show field={field} value={owner[field.source]} owner={owner} />
  ) : (
    <UnreadableValue value={unreadable} />
  );
}
