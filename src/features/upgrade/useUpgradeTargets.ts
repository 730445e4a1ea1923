import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { isUpgradable } from '../../domain/upgrade.ts';
import { operation } from '../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../generated/core/resources.ts';
import type { BulkConfirmProps } from '../../resources/record/BulkDialogProps.ts';
import { splitTargets } from '../../resources/bulk/splitTargets.ts';
import { createStateReader } from '../../resources/bulk/equipmentState.ts';
import type { OperationDescriptor } from '../../schema/operation.ts';
import type { UpgradePackage } from './UpgradePackage.ts';
import { useFirmwareVersions } from './useFirmwareVersions.ts';

export const startUpgrade: OperationDescriptor = operation;

/** Reads the state of a device record. */
const readState = createStateReader(assets);

/** Returns the devices that can be upgraded. */
export const filterUpgradable = (records: readonly RaRecord[]): readonly RaRecord[] =>
  records.filter(({ model }) => isUpgradable(model));

/**
 * Splits the devices into targets of a package and exclusions with reasons: other type, offline, same version.
 * Devices with the same version are reinstalled on request only.
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
    /** True while the installed versions load. */
    isReading,
    again: upgradableRecords.some(hasVersion)
      ? { isTaken: reinstalls, onTake: setReinstalls }
      : undefined,
    offline: records.some(record => readState?.(record) === 'offline')
      ? { isIncluded: includesOffline, onIncludeChange: setIncludesOffline }
      : undefined,
  };
}

/** The result of {@link useUpgradeTargets}. */
export type UpgradeTargets = ReturnType<typeof useUpgradeTargets>;
