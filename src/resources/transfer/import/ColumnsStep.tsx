import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { TaskProgress } from '../../tasks/TaskProgress.tsx';
import { cancelTask } from '../../tasks/tasks.ts';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { useCounted } from '../useCounted.ts';
import type { Chosen } from './ImportState.ts';
import { MappingTable } from './MappingTable.tsx';
import type { StepProps } from './StepProps.ts';

interface ColumnsStepProps extends StepProps {
  readonly chosen: Chosen;
  readonly taskId?: string | undefined;
}

/** Which column is which, as guessed and corrected; and what the rows are to become. */
export const ColumnsStep = ({ plan, work, chosen, taskId, onClose }: ColumnsStepProps) => {
  const translate = useTranslate();
  const counted = useCounted();
  const { opened, mapping, mode, clears, file } = chosen;
  const reason = useReason(chosen, { plan, work });
  useUnsaved(() => chosen.isChanged);
  // A check is for this dialog alone: it ends with it, and sends nothing.
  useEffect(() => () => (taskId === undefined ? undefined : cancelTask(taskId)), [taskId]);
  return (
    <>
      <DialogBody>
        <p className="dialog-text">
          {translate('transfer.columns.hint', { name: file.name, ...counted(opened.count) })}
        </p>
        <MappingTable
          opened={opened}
          mapping={mapping}
          columns={plan.columns}
          titles={work.words.titles}
          onChange={next => work.change({ mapping: next })}
        />
        <div className="transfer-modes">
          {plan.modes.length > 1 && (
            <ChoiceGroup
              label={translate('transfer.mode')}
              options={plan.modes.map(value => ({
                value,
                label: translate(`transfer.mode.${value}`),
                hint: translate(`transfer.mode.${value}.hint`, {
                  key: work.words.titleAt(plan.key),
                }),
              }))}
              value={mode}
              onChange={value => work.change({ mode: value })}
            />
          )}
          {mode !== 'create' && (
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={clears}
                  onChange={(_, isOn) => work.change({ clears: isOn })}
                />
              }
              label={translate('transfer.clears')}
            />
          )}
        </div>
        {work.problem && <ProblemLine>{work.problem}</ProblemLine>}
        {taskId && <TaskProgress id={taskId} />}
      </DialogBody>
      <DialogFoot
        confirm={translate('transfer.check', counted(opened.count))}
        cancel={translate('shell.cancel')}
        working={taskId !== undefined}
        disabled={reason !== undefined}
        reason={reason}
        onCancel={taskId === undefined ? onClose : () => cancelTask(taskId)}
        onConfirm={() => void work.check(chosen)}
      />
    </>
  );
};

/** Why the rows cannot be checked yet: no column is known, or one that every row needs is missing. */
function useReason({ mapping, mode }: Chosen, { plan, work }: Pick<StepProps, 'plan' | 'work'>) {
  const translate = useTranslate();
  const mapped = new Set(mapping.filter(name => name !== undefined));
  if (mapped.size === 0) return translate('transfer.columns.none');
  const isThere = (source: string) =>
    [...mapped].some(name => name === source || name.startsWith(`${source}.`));
  const asked = mode === 'create' ? (plan.create ?? []).filter(f => f.required && !f.when) : [];
  const needed = mode === 'update' ? [plan.key] : asked.map(({ source }) => source);
  const missing = needed.filter(source => !isThere(source));
  return missing.length > 0
    ? translate('transfer.columns.missing', {
        columns: missing.map(source => labelOf(source, work, plan)).join(translate('form.comma')),
      })
    : undefined;
}

/** A place has no column of its own, so its first part's name without the part. */
function labelOf(source: string, { words }: StepProps['work'], plan: StepProps['plan']): string {
  const part = plan.columns.find(({ path }) => path[0] === source);
  return words.titles[source] ?? words.titles[part?.name ?? '']?.split(' / ')[0] ?? source;
}
