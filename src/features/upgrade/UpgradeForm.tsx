import './firmware.css';
import './upgradeForm.css';

import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { getPlatformTime } from '../../domain/platformClock.ts';
import { parseInstant } from '../../domain/timeZone.ts';
import type { BulkConfirmProps } from '../../resources/record/BulkDialogProps.ts';
import { CountConfirmField, isCountConfirmed } from '../../resources/bulk/CountConfirmField.tsx';
import type { FormValues } from '../../resources/values/FormRules.ts';
import { NOT_SAVED } from '../../resources/form/useFormSubmission.ts';
import { useRecordForm } from '../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../resources/record/RecordFormDialog.tsx';
import { useRepresentRecord } from '../../resources/descriptor/ResourcesContext.ts';
import type { FieldDescriptor } from '../../schema/field.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';
import { PackageSelectStates } from './PackageSelectStates.tsx';
import { UpgradeTargetsSummary } from './UpgradeTargetsSummary.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';
import { buildUpgradeValues } from './buildUpgradeValues.ts';
import { useInstalledVersion } from './useInstalledVersion.ts';
import { useUpgradePackages } from './useUpgradePackages.ts';
import { filterUpgradable, startUpgrade, useUpgradeTargets } from './useUpgradeTargets.ts';
import { UpgradeTimeToggle } from './UpgradeTimeToggle.tsx';

interface UpgradeFormProps extends Pick<
  BulkConfirmProps,
  'records' | 'missingCount' | 'excludeFromBulk' | 'defaultValues' | 'onClose'
> {
  /** Sends the upgrade; the form shows an error it throws. @returns STAY if nothing was sent */
  readonly onConfirm: (records: readonly RaRecord[], values: FormValues) => Promise<unknown>;
  readonly footer?: ReactNode;
}

const bodyFields: readonly FieldDescriptor[] = startUpgrade.body?.fields ?? [];
/** A scheduled upgrade requires a time. */
const scheduleFields = bodyFields
  .filter(({ source }) => source === 'execTime')
  .map(field => ({ ...field, required: true }));

/** Above this, the user has to type the count. @see UX-12 */
const MAX_UNTYPED_COUNT = 100;

/** Selects package and time, and previews the targets before anything is sent. @see DEVICE-05 */
export const UpgradeForm = ({
  records,
  missingCount,
  excludeFromBulk,
  defaultValues = {},
  footer,
  onConfirm,
  onClose,
}: UpgradeFormProps) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const formatNumber = useFormatNumber();
  const getRecordName = useRepresentRecord('assets');
  const [singleRecord] = records.length === 1 ? records : [];
  const upgradableRecords = filterUpgradable(records);
  const packagesQuery = useUpgradePackages(
    [...new Set(upgradableRecords.map(({ model }) => String(model)))].toSorted(),
  );
  const installed = useInstalledVersion(singleRecord?.id);
  const [pickedPackage, setPickedPackage] = useState<UpgradePackage>();
  const [isScheduled, setIsScheduled] = useState(defaultValues['execTime'] !== undefined);
  const [typedCount, setTypedCount] = useState('');
  const selectedPackage =
    pickedPackage ?? packagesQuery.data?.find(({ url }) => url === defaultValues['packageUrl']);
  const upgradeTargets = useUpgradeTargets(records, selectedPackage, excludeFromBulk);
  const { targets } = upgradeTargets.parts;
  const count = formatNumber(targets.length);
  const pluralKey = singleRecord ? 'one' : 'many';
  const countArgs = { count, smart_count: targets.length };
  const submitLabel = translate(
    `upgrade.${isScheduled ? 'plan' : 'confirm'}.${pluralKey}`,
    countArgs,
  );
  const fields = isScheduled ? scheduleFields : [];
  const rules = {
    execTime: (value: unknown) =>
      parseInstant(value, zone) < getPlatformTime() ? 'upgrade.when.past' : undefined,
  };
  const state = useRecordForm<unknown>({
    fields,
    rules,
    actionLabel: singleRecord
      ? translate('upgrade.of', { name: getRecordName(singleRecord) })
      : submitLabel,
    defaultValues: { execTime: defaultValues['execTime'] },
    onSubmit: ({ execTime }) =>
      selectedPackage
        ? onConfirm(targets, buildUpgradeValues(selectedPackage, execTime))
        : Promise.resolve(NOT_SAVED),
  });
  const { isValid } = useFormState({ control: state.form.control });
  const mustTypeCount = targets.length > MAX_UNTYPED_COUNT;
  // The first missing step.
  const disabledReasonKey = [
    [upgradableRecords.length === 0, 'upgrade.notUpgradable'],
    [!selectedPackage, 'upgrade.package.choose'],
    [upgradeTargets.isReading, 'upgrade.reading'],
    [targets.length === 0, 'upgrade.noTargets'],
    [isScheduled && !isValid, 'upgrade.when.missing'],
    [mustTypeCount && !isCountConfirmed(typedCount, targets.length), 'bulk.typed.reason'],
  ].find(([isMissing]) => isMissing)?.[1] as string | undefined;
  const header = (
    <>
      <PackageSelectStates
        packagesQuery={packagesQuery}
        isUpgradable={upgradableRecords.length > 0}
        selectedPackage={selectedPackage}
        installed={installed}
        onSelect={setPickedPackage}
      />
      <UpgradeTimeToggle isScheduled={isScheduled} onChange={setIsScheduled} />
    </>
  );
  const footerContent = (
    <div className="mt-16 text-14/14-text">
      <UpgradeTargetsSummary
        upgradeTargets={upgradeTargets}
        missingCount={missingCount}
        isBulk={!singleRecord}
        isScheduled={isScheduled}
      />
      {mustTypeCount && (
        <CountConfirmField count={targets.length} value={typedCount} onChange={setTypedCount} />
      )}
      {footer}
    </div>
  );
  return (
    <RecordFormDialog
      glyph="critical"
      tone="error"
      title={translate(`upgrade.title.${pluralKey}`, {
        ...countArgs,
        device: singleRecord ? getRecordName(singleRecord) : '',
      })}
      confirmLabel={submitLabel}
      disabledReason={
        disabledReasonKey === undefined ? '' : translate(disabledReasonKey, countArgs)
      }
      footer={footerContent}
      {...{ state, fields, header, onClose }}
    />
  );
};
