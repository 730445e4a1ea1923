import './upgrade.css';

import { type ReactNode, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { session } from '../../../api/session.ts';
import { isUpgradable } from '../../../domain/upgrade.ts';
import { operation } from '../../../generated/core/operations/startUpgrade.ts';
import { assets } from '../../../generated/core/resources.ts';
import { Blast } from '../../../resources/bulk/Blast.tsx';
import type { BulkAskProps } from '../../../resources/bulk/BulkDialogProps.ts';
import { CountTyped, isTyped } from '../../../resources/bulk/CountTyped.tsx';
import { partsOf } from '../../../resources/bulk/partsOf.ts';
import { stateReader } from '../../../resources/bulk/statesOf.ts';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { RecordForm } from '../../../resources/form/RecordForm.tsx';
import { STAY, useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { DialogFields, DialogWords } from '../../../resources/record/DialogFields.tsx';
import { useRepresent } from '../../../resources/ResourcesContext.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useFigures } from '../../../ui/useFigures.ts';
import { FittingPackages } from './FittingPackages.tsx';
import type { UpgradePackage } from './UpgradePackage.ts';
import { useFirmware } from './useFirmware.ts';
import { usePackages } from './usePackages.ts';
import { VersionsNow } from './VersionsNow.tsx';
import { When } from './When.tsx';

interface UpgradeFormProps extends Pick<
  BulkAskProps,
  'records' | 'missing' | 'spare' | 'start' | 'onClose'
> {
  /** Sends it; what it throws is told above the form. @returns STAY where nothing was sent */
  readonly onConfirm: (records: readonly RaRecord[], values: FormValues) => Promise<unknown>;
  readonly foot?: ReactNode;
}

const startUpgrade: OperationDescriptor = operation;
const body: readonly FieldDescriptor[] = operation.body.fields;
/** When it is planned, the moment is a must. */
const moment = body
  .filter(({ source }) => source === 'execTime')
  .map(field => ({ ...field, required: true }));

/** What a device is in, as its record says. */
const stateIn = stateReader(assets);

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
  const able = records.filter(({ model }) => isUpgradable(model));
  const models = [...new Set(able.map(({ model }) => String(model)))].toSorted();
  const reading = usePackages(models);
  const [picked, pick] = useState<UpgradePackage>();
  const [isLater, setLater] = useState(start['execTime'] !== undefined);
  const [typed, setTyped] = useState('');
  const [triesAll, tryAll] = useState(false);
  const chosen = picked ?? reading.data?.find(({ url }) => url === start['packageUrl']);

  const ofAnother = translate('upgrade.count.other.hint');
  const parts = partsOf(
    startUpgrade,
    records,
    (record, what) =>
      chosen && record['model'] !== chosen.model ? ofAnother : spare?.(record, what),
    record => triesAll || stateIn?.(record) !== 'offline',
  );
  const { meant } = parts;
  const firmware = useFirmware(meant.map(({ id }) => id));
  const versions = meant.map(({ id }) => firmware?.get(id));
  const count = meant.length;
  const words = wordsFor(translate, { count: figure(count), isOne: records.length === 1, isLater });

  const fields = isLater ? moment : [];
  const state = useRecordForm<unknown>({
    fields,
    rules,
    act: words.act,
    start: { execTime: start['execTime'] },
    onSubmit: ({ execTime }) =>
      chosen ? onConfirm(meant, valuesOf(chosen, execTime)) : Promise.resolve(STAY),
  });
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const isAsked = count > MOST_UNTYPED;
  const reason =
    able.length === 0
      ? translate('upgrade.notUpgradable')
      : !chosen
        ? translate('upgrade.package.choose')
        : count === 0
          ? translate('upgrade.nobody')
          : isLater && !isValid
            ? translate('upgrade.when.missing')
            : isAsked && !isTyped(typed, count)
              ? translate('bulk.typed.reason', { count: figure(count) })
              : '';
  const device = records[0] ? nameOf(records[0]) : '';
  return (
    <FormDialog
      open
      size="middle"
      glyph="critical"
      title={
        records.length === 1
          ? translate('upgrade.ask.one', { device })
          : translate('upgrade.ask.many', { count: figure(count) })
      }
      onClose={onClose}
    >
      <DialogWords
        value={{
          head: (
            <>
              <FittingPackages
                reading={reading}
                isAble={able.length > 0}
                chosen={chosen}
                installed={sameIn(versions)}
                onChoose={pick}
              />
              <When isLater={isLater} onChange={setLater} />
            </>
          ),
          foot: (
            <div className="upgrade-reach">
              <Blast
                descriptor={assets}
                // What is planned does nothing at once.
                operation={isLater ? { ...startUpgrade, physical: false } : startUpgrade}
                missing={missing}
                {...parts}
                offline={
                  records.some(record => stateIn?.(record) === 'offline')
                    ? { isTried: triesAll, onTry: tryAll }
                    : undefined
                }
                unfitWords={translate('upgrade.notUpgradable.hint')}
              />
              {firmware && records.length > 1 && count > 0 && (
                <VersionsNow versions={versions} next={chosen?.version} />
              )}
              {isAsked && (
                <CountTyped act={words.act} count={count} value={typed} onChange={setTyped} />
              )}
              {foot}
            </div>
          ),
        }}
      >
        <RecordForm state={state} fields={fields} className="dialog-form" Frame={DialogFields}>
          <DialogFoot
            confirm={words.act}
            cancel={translate('shell.cancel')}
            tone="error"
            disabled={reason !== '' && !isSubmitting}
            reason={reason}
            working={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogWords>
    </FormDialog>
  );
};

interface Asked {
  readonly count: string;
  readonly isOne: boolean;
  readonly isLater: boolean;
}

const wordsFor = (
  translate: ReturnType<typeof useTranslate>,
  { count, isOne, isLater }: Asked,
) => ({
  act: translate(`upgrade.${isLater ? 'plan' : 'act'}.${isOne ? 'one' : 'many'}`, { count }),
});

/** What a device is told of a package; it fetches it with the token of whoever sent it there. */
const valuesOf = ({ url, type, digest, name }: UpgradePackage, execTime: unknown): FormValues => ({
  token: session.token(),
  packageUrl: url,
  packageType: type,
  digest,
  packageName: name,
  ...(typeof execTime === 'string' && { execTime }),
});

/** The version that all of them run. */
function sameIn(versions: readonly (string | undefined)[]): string | undefined {
  const [first] = versions;
  return versions.every(version => version === first) ? first : undefined;
}
