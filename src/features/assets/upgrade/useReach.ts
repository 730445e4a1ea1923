import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import { isUpgradable } from '../../../domain/upgrade.ts';
import { operation } from '../../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../../generated/core/resources.ts';
import type { BulkAskProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { partsOf } from '../../../resources/bulk/partsOf.ts';
import { stateReader } from '../../../resources/bulk/statesOf.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import type { UpgradePackage } from './UpgradePackage.ts';
import { useFirmware } from './useFirmware.ts';

/** The operation that all of this is about. */
export const startUpgrade: OperationDescriptor = operation;

/** What a device is in, as its record says. */
const stateIn = stateReader(assets);

/** Those that can be upgraded at all. */
export const ableOf = (records: readonly RaRecord[]): readonly RaRecord[] =>
  records.filter(({ model }) => isUpgradable(model));

/**
 * Which of the devices a package is installed on, and why not on the others: it is for another type, they are offline, or
 * they have it. One device is installed again when somebody wants it; of many, those that have it are left alone.
 */
export function useReach(
  records: readonly RaRecord[],
  chosen: UpgradePackage | undefined,
  spare: BulkAskProps['spare'],
) {
  const translate = useTranslate();
  const [triesOffline, tryOffline] = useState(false);
  const [takesAgain, takeAgain] = useState(false);
  const able = ableOf(records);
  const { firmware, isReading } = useFirmware(records.length > 1 ? able.map(({ id }) => id) : []);
  const hasIt = ({ id }: RaRecord) => chosen !== undefined && firmware?.get(id) === chosen.version;
  const ofAnother = translate('upgrade.count.other.hint');
  const current = translate('upgrade.count.current.hint');
  const parts = partsOf(
    startUpgrade,
    records,
    (record, what) => {
      if (chosen && record['model'] !== chosen.model) return ofAnother;
      return hasIt(record) && !takesAgain ? current : spare?.(record, what);
    },
    record => triesOffline || stateIn?.(record) !== 'offline',
  );
  return {
    parts,
    firmware,
    /** Nobody knows yet which of them have it. */
    isReading,
    again: able.some(hasIt) ? { isTaken: takesAgain, onTake: takeAgain } : undefined,
    offline: records.some(record => stateIn?.(record) === 'offline')
      ? { isTried: triesOffline, onTry: tryOffline }
      : undefined,
  };
}

/** What {@link useReach} gives. */
export type Reach = ReturnType<typeof useReach>;
