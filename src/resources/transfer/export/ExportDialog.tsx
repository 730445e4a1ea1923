import '../../columns/columns.css';
import '../transfer.css';

import { useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';

import type { ListResponseMeta } from '../../../data/ConsoleDataProvider.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { moveColumn, setColumnShown } from '../../columns/columnChoice.ts';
import { SortableColumnList } from '../../columns/SortableColumnList.tsx';
import { useSelection } from '../../selection/selection.ts';
import { TaskProgress } from '../../tasks/TaskProgress.tsx';
import { cancelTask } from '../../tasks/tasks.ts';
import { useLocalizedText } from '../../descriptor/useLocalizedText.ts';
import { RadioGroupField } from '../RadioGroupField.tsx';
import { DialogError } from '../DialogError.tsx';
import { useCountArgs } from '../useCountArgs.ts';
import type { ExportSource } from './ExportSource.ts';
import { IncompleteLine } from './IncompleteLine.tsx';
import { type ExportScope, useExport } from './useExport.ts';
import { useExportPreferences } from './useExportPreferences.ts';

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
}

type ListWithMeta = Pick<ReturnType<typeof useListContext>, 'total'> & {
  readonly meta?: ListResponseMeta;
};

/** Selects records, columns and file format, then exports. */
export default function ExportDialog({ source, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const text = useLocalizedText();
  const { total, meta } = useListContext() as ListWithMeta;
  const selection = useSelection();
  const hasSelectedRows =
    selection !== undefined && !selection.isAllMatching && selection.ids.size > 0;
  const [scope, setScope] = useState<ExportScope>(hasSelectedRows ? 'selected' : 'matching');
  const { initialColumns, columns, style, format, savePreferences } = useExportPreferences(source);
  const [choice, setChoice] = useState(initialColumns);
  const { startExport, id, errorMessage, detach } = useExport(source, onClose);
  const close = () => {
    detach();
    onClose();
  };
  const allSources = columns.map(({ field }) => field.source);
  const sources = choice.order.filter(source => choice.shown.includes(source));
  const ordered = choice.order.flatMap(source => columns.filter(c => c.field.source === source));
  const plural = text(source.descriptor.plural);
  const matching = {
    value: 'matching' as const,
    label:
      total === undefined
        ? translate('transfer.export.matching')
        : translate('transfer.export.matching.count', getCountArgs(total)),
  };
  const selected = {
    value: 'selected' as const,
    label: translate('transfer.export.selected', getCountArgs(selection?.ids.size ?? 0)),
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
          <div className="transfer-side grid gap-16">
            <RadioGroupField
              label={translate('transfer.export.scope')}
              options={hasSelectedRows ? [matching, selected] : [matching]}
              value={scope}
              onChange={setScope}
            />
            <RadioGroupField
              label={translate('transfer.export.style')}
              options={(['labels', 'stored'] as const).map(value => ({
                value,
                label: translate(`transfer.export.style.${value}`),
                hint: translate(`transfer.export.style.${value}.hint`),
              }))}
              value={style}
              onChange={value => savePreferences({ style: value })}
            />
            <RadioGroupField
              label={translate('transfer.export.format')}
              options={(['xlsx', 'csv'] as const).map(value => ({
                value,
                label: translate(`transfer.format.${value}`),
                hint: translate(`transfer.format.${value}.hint`),
              }))}
              value={format}
              onChange={value => savePreferences({ format: value })}
            />
          </div>
          <fieldset className="transfer-columns shrink stack">
            <legend>{translate('transfer.export.columns')}</legend>
            <div className="transfer-picks wrap gap-4">
              <ActionButton
                kind="auxiliary"
                size="small"
                onClick={() => setChoice({ ...choice, shown: allSources })}
              >
                {translate('transfer.export.all')}
              </ActionButton>
              <ActionButton kind="auxiliary" size="small" onClick={() => setChoice(initialColumns)}>
                {translate('transfer.export.asList')}
              </ActionButton>
            </div>
            <SortableColumnList
              columns={ordered}
              shown={choice.shown}
              onShow={(source, on) => setChoice(setColumnShown(choice, source, on))}
              onMove={(source, to) => setChoice(moveColumn(choice, source, to))}
            />
          </fieldset>
        </div>
        {scope === 'matching' && meta?.incomplete && <IncompleteLine {...meta.incomplete} />}
        {errorMessage && <DialogError>{errorMessage}</DialogError>}
        {id && <TaskProgress id={id} onMoved={close} />}
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('transfer.export.confirm')}
        cancelLabel={translate('shell.cancel')}
        isPending={id !== undefined}
        disabled={sources.length === 0}
        disabledReason={translate('transfer.export.noColumns')}
        onCancel={id ? () => cancelTask(id) : close}
        onConfirm={() => startExport(scope, { sources, style, format })}
      />
    </FormDialog>
  );
}
