import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { holds } from '../holds.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';

/** Which of the records an operation will be done to, and which not. */
export interface Parts {
  readonly meant: readonly RaRecord[];
  /** Those for which its condition does not hold. */
  readonly unfit: readonly RaRecord[];
  /** How many are left out for each other reason. */
  readonly spared: ReadonlyMap<string, number>;
}

export function partsOf(
  operation: OperationDescriptor,
  records: readonly RaRecord[],
  spare: BulkDialogProps['spare'],
): Parts {
  const [fit, unfit] = [true, false].map(wanted =>
    records.filter(record => holds(operation.when, record) === wanted),
  );
  const spared = new Map<string, number>();
  const meant = (fit ?? []).filter(record => {
    const reason = spare?.(record, operation);
    if (reason !== undefined) spared.set(reason, (spared.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  return { meant, unfit: unfit ?? [], spared };
}
