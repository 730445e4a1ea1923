import './upgrade.css';

import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { BulkAskProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { CountTyped, isTyped } from '../../../resources/bulk/CountTyped.tsx';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { RecordForm } from '../../../resources/form/RecordForm.tsx';
import { STAY, useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { DialogFields, DialogWords } from '../../../resources/record/DialogFields.tsx';
import { useRepresent } from '../../../resources/ResourcesContext.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import { FittingPackages } from './FittingPackages.tsx';
import { ReachShown } from './ReachShown.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';
import { upgradeValues } from './upgradeValues.ts';
import { useInstalled } from './useInstalled.ts';
import { usePackages } from './usePackages.ts';
import { ableOf, startUpgrade, useReach } from './useReach.ts';
import { When } from './When.tsx';

interface UpgradeFormProps extends Pick<
  BulkAskProps,
  'records' | 'missing' | 'spare' | 'start' | 'onClose'
> {
  /** Sends it; what it throws is told above the form. @returns STAY where nothing was sent */
  readonly onConfirm: (records: readonly RaRecord[], values: FormValues) => Promise<unknown>;
  readonly foot?: ReactNode;
}

const body: readonly FieldDescriptor[] = startUpgrade.body?.fields ?? [];
/** When it is planned, the moment is a must. */
const moment = body
  .filter(({ source }) => source === 'execTime')
  .map(field => ({ ...field, required: true }));

/** Above this, the count is typed. @see UX-12 */
const MOST_UNTYPED = 100;

const rules = {
  execTime: (value: unknown) =>
    Date.parse(String(value)) < Date.now() ? 'upgrade.when.past' : undefined,
};

/** Asks which package, when, and shows what it reaches before anything is sent. @see DEVICE-05 */
export const UpgradeForm = ({
  records,
  missing,
  spare,
  start = {},
  foot,
  onConfirm,
  onClose,
}: UpgradeFormProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const nameOf = useRepresent('assets');
  const [only] = records.length === 1 ? records : [];
  const able = ableOf(records);
  const reading = usePackages([...new Set(able.map(({ model }) => String(model)))].toSorted());
  const installed = useInstalled(only?.id);
  const [picked, pick] = useState<UpgradePackage>();
  const [isLater, setLater] = useState(start['execTime'] !== undefined);
  const [typed, setTyped] = useState('');
  const chosen = picked ?? reading.data?.find(({ url }) => url === start['packageUrl']);
  const reach = useReach(records, chosen, spare);
  const { meant } = reach.parts;
  const count = figure(meant.length);
  const many = only ? 'one' : 'many';
  const counted = { count, smart_count: meant.length };
  const act = translate(`upgrade.${isLater ? 'plan' : 'act'}.${many}`, counted);
  const fields = isLater ? moment : [];
  const state = useRecordForm<unknown>({
    fields,
    rules,
    act,
    start: { execTime: start['execTime'] },
    onSubmit: ({ execTime }) =>
      chosen ? onConfirm(meant, upgradeValues(chosen, execTime)) : Promise.resolve(STAY),
  });
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const isAsked = meant.length > MOST_UNTYPED;
  // What is to be done first, of what is still missing.
  const reason = [
    [able.length === 0, 'upgrade.notUpgradable'],
    [!chosen, 'upgrade.package.choose'],
    [reach.isReading, 'upgrade.reading'],
    [meant.length === 0, 'upgrade.nobody'],
    [isLater && !isValid, 'upgrade.when.missing'],
    [isAsked && !isTyped(typed, meant.length), 'bulk.typed.reason'],
  ].find(([isMissing]) => isMissing)?.[1] as string | undefined;
  const head = (
    <>
      <FittingPackages
        reading={reading}
        isAble={able.length > 0}
        chosen={chosen}
        installed={installed}
        onChoose={pick}
      />
      <When isLater={isLater} onChange={setLater} />
    </>
  );
  const end = (
    <div className="upgrade-reach">
      <ReachShown reach={reach} missing={missing} isMany={!only} isLater={isLater} />
      {isAsked && <CountTyped count={meant.length} value={typed} onChange={setTyped} />}
      {foot}
    </div>
  );
  return (
    <FormDialog
      open
      size="middle"
      glyph="critical"
      title={translate(`upgrade.ask.${many}`, { ...counted, device: only ? nameOf(only) : '' })}
      onClose={onClose}
    >
      <DialogWords value={{ head, foot: end }}>
        <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
          <DialogFoot
            confirm={act}
            cancel={translate('shell.cancel')}
            tone="error"
            disabled={reason !== undefined && !isSubmitting}
            reason={reason === undefined ? '' : translate(reason, counted)}
            working={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogWords>
    </FormDialog>
  );
};
