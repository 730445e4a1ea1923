import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { holds } from '../holds.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';

/** Which of the records an operation will be done to, and which not. */
export interface Parts {
  readonly meant: readonly RaRecord[];
  /** Those for which its condition does not hold. */
  readonly unfit: readonly RaRecord[];
  /** Those that are offline, where the operation cannot reach them. */
  readonly unreached: readonly RaRecord[];
  /** How many are left out for each other reason. */
  readonly spared: ReadonlyMap<string, number>;
}

/** @param reaches whether a record can be reached by the operation */
export function partsOf(
  operation: OperationDescriptor,
  records: readonly RaRecord[],
  spare: BulkDialogProps['spare'],
  reaches: (record: RaRecord) => boolean = () => true,
): Parts {
  const [fit, unfit] = [true, false].map(wanted =>
    records.filter(record => holds(operation.when, record) === wanted),
  );
  const spared = new Map<string, number>();
  const kept = (fit ?? []).filter(record => {
    const reason = spare?.(record, operation);
    if (reason !== undefined) spared.set(reason, (spared.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  const [meant, unreached] = [true, false].map(wanted =>
    kept.filter(record => reaches(record) === wanted),
  );
  return { meant: meant ?? [], unreached: unreached ?? [], unfit: unfit ?? [], spared };
}
