import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { isUpgradable } from '../../../domain/upgrade.ts';
import { operation } from '../../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../../generated/core/resources.ts';
import type { BulkConfirmProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { splitTargets } from '../../../resources/bulk/splitTargets.ts';
import { createStateReader } from '../../../resources/bulk/equipmentState.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { UpgradePackage } from './UpgradePackage.ts';
import { useFirmwareVersions } from './useFirmwareVersions.ts';

/** The operation that all of this is about. */
export const startUpgrade: OperationDescriptor = operation;

/** What a device is in, as its record says. */
const readState = createStateReader(assets);

/** Those that can be upgraded at all. */
export const filterUpgradable = (records: readonly RaRecord[]): readonly RaRecord[] =>
  records.filter(({ model }) => isUpgradable(model));

/**
 * Which of the devices a package is installed on, and why not on the others: it is for another type, they are offline, or
 * they have it. One device is installed again when somebody wants it; of many, those that have it are left alone.
 */
export function useUpgradeTargets(
  records: readonly RaRecord[],
  selectedPackage: UpgradePackage | undefined,
  exclude: BulkConfirmProps['excludeFromBulk'],
) {
  const translate = useTranslate();
  const [includesOffline, setIncludesOffline] = useState(false);
  const [reinstalls, setReinstalls] = useState(false);
  const upgradableRecords = filterUpgradable(records);
  const { firmware, isReading } = useFirmwareVersions(
    records.length > 1 ? upgradableRecords.map(({ id }) => id) : [],
  );
  const hasVersion = ({ id }: RaRecord) =>
    selectedPackage !== undefined && firmware?.get(id) === selectedPackage.version;
  const otherModelReason = translate('upgrade.count.other.hint');
  const sameVersionReason = translate('upgrade.count.current.hint');
  const targetGroups = splitTargets(
    startUpgrade,
    records,
    (record, operationValues) => {
      if (selectedPackage && record['model'] !== selectedPackage.model) return otherModelReason;
      return hasVersion(record) && !reinstalls
        ? sameVersionReason
        : exclude?.(record, operationValues);
    },
    record => includesOffline || readState?.(record) !== 'offline',
  );
  return {
    parts: targetGroups,
    firmware,
    /** Nobody knows yet which of them have it. */
    isReading,
    again: upgradableRecords.some(hasVersion)
      ? { isTaken: reinstalls, onTake: setReinstalls }
      : undefined,
    offline: records.some(record => readState?.(record) === 'offline')
      ? { isIncluded: includesOffline, onIncludeChange: setIncludesOffline }
      : undefined,
  };
}

/** What {@link useUpgradeTargets} gives. */
export type UpgradeTargets = ReturnType<typeof useUpgradeTargets>;
