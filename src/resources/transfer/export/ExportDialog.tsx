import '../../list/columns.css';
import '../transfer.css';

import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import type { ListAnswerMeta } from '../../../data/ConsoleDataProvider.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { withMoved, withShown } from '../../list/columnChoice.ts';
import { ColumnOrder } from '../../list/ColumnOrder.tsx';
import { useSelection } from '../../list/selection.ts';
import { TaskProgress } from '../../tasks/TaskProgress.tsx';
import { cancelTask } from '../../tasks/tasks.ts';
import { useText } from '../../useText.ts';
import { ChoiceGroup } from '../ChoiceGroup.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import { useCounted } from '../useCounted.ts';
import type { ExportSource } from './ExportSource.ts';
import { IncompleteLine } from './IncompleteLine.tsx';
import { type ExportScope, useExport } from './useExport.ts';
import { useExportChoice } from './useExportChoice.ts';

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
}

type ListWithMeta = Pick<ReturnType<typeof useListContext>, 'total'> & {
  readonly meta?: ListAnswerMeta;
};

/** Asks which records, which columns and what kind of file, then writes it. */
export default function ExportDialog({ source, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const text = useText();
  const { total, meta } = useListContext() as ListWithMeta;
  const selection = useSelection();
  const isTicked = selection !== undefined && !selection.matching && selection.ids.size > 0;
  const [scope, setScope] = useState<ExportScope>(isTicked ? 'ticked' : 'matching');
  const { start: first, columns, style, format, keep } = useExportChoice(source);
  const [choice, setChoice] = useState(first);
  const { start, id, problem, leave } = useExport(source, onClose);
  const close = () => {
    leave();
    onClose();
  };
  const all = columns.map(({ field }) => field.source);
  const sources = choice.order.filter(source => choice.shown.includes(source));
  const ordered = choice.order.flatMap(source => columns.filter(c => c.field.source === source));
  const plural = text(source.descriptor.plural);
  const matching = {
    value: 'matching' as const,
    label:
      total === undefined
        ? translate('transfer.export.matching')
        : translate('transfer.export.matching.count', counted(total)),
  };
  const ticked = {
    value: 'ticked' as const,
    label: translate('transfer.export.ticked', counted(selection?.ids.size ?? 0)),
  };
  return (
    <FormDialog
      open
      size="middle"
      title={translate('transfer.export.title', { plural })}
      onClose={close}
    >
      <DialogBody>
        <div className="transfer-export">
          <div className="transfer-side">
            <ChoiceGroup
              label={translate('transfer.export.scope')}
              options={isTicked ? [matching, ticked] : [matching]}
              value={scope}
              onChange={setScope}
            />
            <ChoiceGroup
              label={translate('transfer.export.style')}
              options={(['words', 'stored'] as const).map(value => ({
                value,
                label: translate(`transfer.export.style.${value}`),
                hint: translate(`transfer.export.style.${value}.hint`),
              }))}
              value={style}
              onChange={value => keep({ style: value })}
            />
            <ChoiceGroup
              label={translate('transfer.export.format')}
              options={(['xlsx', 'csv'] as const).map(value => ({
                value,
                label: translate(`transfer.format.${value}`),
                hint: translate(`transfer.format.${value}.hint`),
              }))}
              value={format}
              onChange={value => keep({ format: value })}
            />
          </div>
          <fieldset className="transfer-columns">
            <legend>{translate('transfer.export.columns')}</legend>
            <div className="transfer-picks">
              <ActionButton
                kind="auxiliary"
                size="small"
                onClick={() => setChoice({ ...choice, shown: all })}
              >
                {translate('transfer.export.all')}
              </ActionButton>
              <ActionButton kind="auxiliary" size="small" onClick={() => setChoice(first)}>
                {translate('transfer.export.asList')}
              </ActionButton>
            </div>
            <ColumnOrder
              columns={ordered}
              shown={choice.shown}
              onShow={(source, on) => setChoice(withShown(choice, source, on))}
              onMove={(source, to) => setChoice(withMoved(choice, source, to))}
            />
          </fieldset>
        </div>
        {scope === 'matching' && meta?.incomplete && <IncompleteLine {...meta.incomplete} />}
        {problem && <ProblemLine>{problem}</ProblemLine>}
        {id && <TaskProgress id={id} onMoved={close} />}
      </DialogBody>
      <DialogFoot
        confirm={translate('transfer.export.confirm')}
        cancel={translate('shell.cancel')}
        working={id !== undefined}
        disabled={sources.length === 0}
        reason={translate('transfer.export.noColumns')}
        onCancel={id ? () => cancelTask(id) : close}
        onConfirm={() => start(scope, { sources, style, format })}
      />
    </FormDialog>
  );
}
