import type { RaRecord } from 'react-admin';

import type { OperationDescriptor } from '../../schema/operation.ts';
import { matchesCondition } from '../descriptor/matchesCondition.ts';
import type { BulkDialogProps } from '../record/BulkDialogProps.ts';

/** Splits records into targets of an operation and excluded ones. */
export interface BulkTargets {
  readonly targets: readonly RaRecord[];
  /** Records that do not match the condition. */
  readonly ineligible: readonly RaRecord[];
  /** Offline records that the operation cannot reach. */
  readonly unreachable: readonly RaRecord[];
  /** The number of excluded records by each other reason. */
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
