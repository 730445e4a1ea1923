import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { TaskProgress } from '../../tasks/TaskProgress.tsx';
import { cancelTask } from '../../tasks/tasks.ts';
import { getNotationPart } from '../importWorker/notations.ts';
import { RadioGroupField } from '../RadioGroupField.tsx';
import { DialogError } from '../DialogError.tsx';
import { useCountArgs } from '../useCountArgs.ts';
import type { ImportSetup } from './ImportState.ts';
import { MappingTable } from './MappingTable.tsx';
import type { ImportStepProps } from './ImportStepProps.ts';
import { ReadingOptions } from './ReadingOptions.tsx';

interface ColumnsStepProps extends ImportStepProps {
  readonly setup: ImportSetup;
  readonly taskId?: string | undefined;
}

/** Maps the columns of the file, with a guess as default; and selects the import mode. */
export const ColumnsStep = ({ plan, controller, setup, taskId, onClose }: ColumnsStepProps) => {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const { fileInfo, mapping, mode, clears, file, notations } = setup;
  const disabledReason = useDisabledReason(setup, { plan, controller });
  useUnsavedForm(() => setup.isChanged);
  // A check belongs to this dialog: it is cancelled with it, and sends nothing.
  useEffect(() => () => (taskId === undefined ? undefined : cancelTask(taskId)), [taskId]);
  return (
    <>
      <DialogBody>
        <p className="dialog-text">
          {translate('transfer.columns.hint', { name: file.name, ...getCountArgs(fileInfo.count) })}
        </p>
        <ReadingOptions {...{ setup, controller }} disabled={taskId !== undefined} />
        <MappingTable
          fileInfo={fileInfo}
          mapping={mapping}
          columns={plan.columns}
          titles={controller.messages.titles}
          onChange={next => controller.change({ mapping: next })}
          notations={notations}
          onNotationsChange={next => controller.change({ notations: next })}
        />
        <div className="mt-16 grid justify-items-start gap-8">
          {plan.modes.length > 1 && (
            <RadioGroupField
              label={translate('transfer.mode')}
              options={plan.modes.map(value => ({
                value,
                label: translate(`transfer.mode.${value}`),
                hint: translate(`transfer.mode.${value}.hint`, {
                  key: controller.messages.getTitle(plan.key),
                }),
              }))}
              value={mode}
              onChange={value => controller.change({ mode: value })}
            />
          )}
          {mode !== 'create' && (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={clears}
                  onChange={(_, isOn) => controller.change({ clears: isOn })}
                />
              }
              label={translate('transfer.clears')}
            />
          )}
        </div>
        {controller.errorMessage && <DialogError>{controller.errorMessage}</DialogError>}
        {taskId && <TaskProgress id={taskId} />}
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('transfer.check', getCountArgs(fileInfo.count))}
        cancelLabel={translate('shell.cancel')}
        isPending={taskId !== undefined}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason}
        onCancel={taskId === undefined ? onClose : () => cancelTask(taskId)}
        onConfirm={() => void controller.check(setup)}
      />
    </>
  );
};

/** Returns why the rows cannot be checked yet: no mapped column, a missing required one, or an unknown notation. */
function useDisabledReason(
  { mapping, mode, notations, fileInfo }: ImportSetup,
  { plan, controller }: Pick<ImportStepProps, 'plan' | 'controller'>,
) {
  const translate = useTranslate();
  const mappedNames = new Set(mapping.filter(name => name !== undefined));
  if (mappedNames.size === 0) return translate('transfer.columns.none');
  const isMapped = (source: string) =>
    [...mappedNames].some(name => name === source || name.startsWith(`${source}.`));
  const requiredFields =
    mode === 'create' ? (plan.create ?? []).filter(f => f.required && !f.when) : [];
  const requiredSources =
    mode === 'update' ? [plan.key] : requiredFields.map(({ source }) => source);
  const missing = requiredSources.filter(source => !isMapped(source));
  if (missing.length > 0)
    return translate('transfer.columns.missing', {
      columns: missing
        .map(source => getSourceLabel(source, controller, plan))
        .join(translate('form.comma')),
    });
  const unknownHeads = fileInfo.heads.filter((_, at) => {
    const column = plan.columns.find(({ name }) => name === mapping[at]);
    const part = getNotationPart(column?.field.kind);
    return part && notations[at]?.[part] === 'unknown';
  });
  return unknownHeads.length > 0
    ? translate('transfer.notation.missing', {
        columns: unknownHeads.join(translate('form.comma')),
      })
    : undefined;
}

/** A location has no column of its own, so its name is that of its first part without the part. */
function getSourceLabel(
  source: string,
  { messages }: ImportStepProps['controller'],
  plan: ImportStepProps['plan'],
): string {
  const part = plan.columns.find(({ path }) => path[0] === source);
  return messages.titles[source] ?? messages.titles[part?.name ?? '']?.split(' / ')[0] ?? source;
}
