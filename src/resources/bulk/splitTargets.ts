import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { matchesCondition } from '../matchesCondition.ts';
import type { BulkDialogProps } from './BulkDialogProps.ts';

/** Which of the records an operation will be done to, and which not. */
export interface BulkTargets {
  readonly targets: readonly RaRecord[];
  /** Those for which its condition does not hold. */
  readonly ineligible: readonly RaRecord[];
  /** Those that are offline, where the operation cannot reach them. */
  readonly unreachable: readonly RaRecord[];
  /** How many are left out for each other reason. */
  readonly excludedCounts: ReadonlyMap<string, number>;
}

/** @param isReachable whether a record can be reached by the operation */
export function splitTargets(
  operation: OperationDescriptor,
  records: readonly RaRecord[],
  excludeFromBulk: BulkDialogProps['excludeFromBulk'],
  isReachable: (record: RaRecord) => boolean = () => true,
): BulkTargets {
  const [eligible, ineligible] = [true, false].map(wanted =>
    records.filter(record => matchesCondition(operation.when, record) === wanted),
  );
  const excludedCounts = new Map<string, number>();
  const included = (eligible ?? []).filter(record => {
    const reason = excludeFromBulk?.(record, operation);
    if (reason !== undefined) excludedCounts.set(reason, (excludedCounts.get(reason) ?? 0) + 1);
    return reason === undefined;
  });
  const [targets, unreachable] = [true, false].map(wanted =>
    included.filter(record => isReachable(record) === wanted),
  );
  return {
    targets: targets ?? [],
    unreachable: unreachable ?? [],
    ineligible: ineligible ?? [],
    excludedCounts,
  };
}
