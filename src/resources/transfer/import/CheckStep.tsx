import DialogActions from '@mui/material/DialogActions';
import { use, useContext } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { ConfirmLeaveContext, useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { FormattedNumber } from '../../../ui/FormattedNumber.tsx';
import { useDenialReason } from '../../access/useDenialReason.ts';
import { ResourcesContext } from '../../descriptor/ResourcesContext.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { DialogError } from '../DialogError.tsx';
import { saveFile } from '../saveFile.ts';
import { useCountArgs } from '../useCountArgs.ts';
import { RowCounts } from './RowCounts.tsx';
import type { ImportRemedy } from './ImportCheck.ts';
import type { ImportSetup, CheckResult } from './ImportState.ts';
import { PreviewTable } from './PreviewTable.tsx';
import type { ImportStepProps } from './ImportStepProps.ts';
import { useIsZoneOutdated, ZoneNotice } from './ZoneNotice.tsx';

interface CheckStepProps extends ImportStepProps {
  readonly setup: ImportSetup;
  readonly checkResult: CheckResult;
}

/** Shows the result of the check before anything is sent: the number of rows per action, and the errors. */
export const CheckStep = ({
  descriptor,
  plan,
  controller,
  setup,
  checkResult,
  onClose,
}: CheckStepProps) => {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const { summary, uncheckedResources } = checkResult;
  const leave = use(ConfirmLeaveContext);
  useUnsavedForm(() => setup.isChanged);
  const isOutdated = useIsZoneOutdated({ setup, checkResult, controller });
  const total = summary.create + summary.update;
  const saveReport = async () =>
    saveFile(controller.reportName(setup), await controller.report([], summary.messageKeys));
  return (
    <>
      <DialogBody>
        <RowCounts
          counts={[
            { name: 'create', count: summary.create },
            { name: 'update', count: summary.update },
            { name: 'same', count: summary.same },
            { name: 'rejected', count: summary.rejected, isError: true },
            { name: 'examples', count: summary.examples },
          ]}
        />
        <CellErrorCounts
          controller={controller}
          checkResult={checkResult}
          setup={setup}
          descriptor={descriptor}
        />
        <ZoneNotice {...{ setup, checkResult, controller }} />
        <OverwrittenFields controller={controller} checkResult={checkResult} />
        <UncheckedResources resources={uncheckedResources} />
        <PreviewTable {...{ plan, setup, summary, controller }} />
        {total === 0 && <DialogError>{translate('transfer.check.nothing')}</DialogError>}
        {controller.errorMessage && <DialogError>{controller.errorMessage}</DialogError>}
      </DialogBody>
      <DialogActions>
        {summary.rejected > 0 && (
          <ActionButton
            className="transfer-left mr-auto"
            startIcon={<Icon name="download" />}
            onClick={() => void saveReport()}
          >
            {translate('transfer.report.save', getCountArgs(summary.rejected))}
          </ActionButton>
        )}
        <ActionButton onClick={() => controller.back(setup)}>
          {translate('transfer.back')}
        </ActionButton>
        <ActionButton onClick={() => leave(onClose)} data-least-harmful>
          {translate('shell.cancel')}
        </ActionButton>
        <ActionButton
          kind="primary"
          disabled={total === 0 || isOutdated}
          disabledReason={translate(
            isOutdated ? 'transfer.zone.outdated' : 'transfer.check.nothing',
          )}
          onClick={() => void controller.send(setup, checkResult)}
        >
          {translate('transfer.import.confirm', getCountArgs(total))}
        </ActionButton>
      </DialogActions>
    </>
  );
};

type CellErrorCountsProps = Pick<
  CheckStepProps,
  'controller' | 'checkResult' | 'setup' | 'descriptor'
>;

const CellErrorCounts = ({ controller, checkResult, setup, descriptor }: CellErrorCountsProps) => {
  const { summary, remedies } = checkResult;
  return (
    <ul
      // The counts are a column as wide as the longest; the reasons start in one line below each other.
      className="transfer-reasons"
    >
      {summary.errorCounts.map(({ count, ...error }) => {
        const remedy = remedies.find(each => each.errorKey === error.error.key);
        return (
          <li key={`${error.column} ${error.error.key}`}>
            <span className="text-right text-3">
              <FormattedNumber value={count} />
            </span>
            <span>{controller.messages.formatCellError(error)}</span>
            {remedy && <RemedyButton {...{ remedy, controller, setup, descriptor }} />}
          </li>
        );
      })}
    </ul>
  );
};

interface RemedyButtonProps extends Pick<CheckStepProps, 'controller' | 'setup' | 'descriptor'> {
  readonly remedy: ImportRemedy;
}

/** Runs the remedy for one rejection reason, and repeats the check. */
const RemedyButton = ({ remedy, controller, setup, descriptor }: RemedyButtonProps) => {
  const translate = useTranslate();
  const denialReason = useDenialReason(descriptor.name, [remedy.operation])(remedy.operation);
  return (
    <ActionButton
      size="small"
      isPending={controller.remedyTaskId !== undefined}
      disabled={denialReason !== undefined}
      disabledReason={denialReason ?? ''}
      onClick={() => void controller.remedy(setup, remedy)}
    >
      {translate(remedy.label, remedy.args)}
    </ActionButton>
  );
};

/** Shows which fields of records are overwritten, and in how many of them. */
const OverwrittenFields = ({
  controller,
  checkResult,
}: Pick<CheckStepProps, 'controller' | 'checkResult'>) => {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const { summary, uncomparedCount } = checkResult;
  if (summary.overwritten.length + uncomparedCount === 0) return null;
  const fields = summary.overwritten.map(({ source, count }) =>
    translate('transfer.overwrites.field', {
      field: controller.messages.getFieldName(source),
      ...getCountArgs(count),
    }),
  );
  return (
    <p className="my-8" role="note">
      {fields.length > 0 &&
        translate('transfer.overwrites', { fields: fields.join(translate('form.comma')) })}{' '}
      {uncomparedCount > 0 && translate('transfer.uncompared', getCountArgs(uncomparedCount))}
    </p>
  );
};

const UncheckedResources = ({ resources }: { readonly resources: readonly string[] }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const knownResources = useContext(ResourcesContext);
  if (resources.length === 0) return null;
  const names = resources.map(name => {
    const target = Object.hasOwn(knownResources, name) ? knownResources[name] : undefined;
    return target ? text(target.plural) : name;
  });
  return (
    <p className="transfer-hint type-12 text-3">
      {translate('transfer.check.unchecked', { resources: names.join(translate('form.comma')) })}
    </p>
  );
};
