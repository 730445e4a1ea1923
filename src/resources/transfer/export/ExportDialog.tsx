import '../../columns/columns.css';
import '../transfer.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import { moveColumn, setColumnShown } from '../../columns/columnChoice.ts';
import { SortableColumnList } from '../../columns/SortableColumnList.tsx';
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
import { useExportRecords } from './useExportRecords.ts';

interface ExportDialogProps {
  readonly source: ExportSource;
  readonly onClose: () => void;
}

/** Selects records, columns and file format, then exports. */
export default function ExportDialog({ source, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const getCountArgs = useCountArgs();
  const text = useLocalizedText();
  const { selectedIds, matching } = useExportRecords(source);
  const [scope, setScope] = useState<ExportScope>(selectedIds ? 'selected' : 'matching');
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
  const scopeLabels: Readonly<Partial<Record<ExportScope, string>>> = {
    ...(matching && {
      matching:
        matching.total === undefined
          ? translate('transfer.export.matching')
          : translate('transfer.export.matching.count', getCountArgs(matching.total)),
    }),
    ...(selectedIds && {
      selected: translate('transfer.export.selected', getCountArgs(selectedIds.length)),
    }),
  };
  return (
    <FormDialog
      open
      size="middle"
      title={translate('transfer.export.title', { plural })}
      onClose={close}
    >
      <DialogBody>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-24 max-sm:grid-cols-[minmax(0,1fr)]">
          <div className="grid content-start gap-16">
            <RadioGroupField
              label={translate('transfer.export.scope')}
              options={toOptions(scopeLabels)}
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
          <fieldset className="stack m-0 max-h-420 min-w-0 rounded-3 border border-(--line) p-0 [&_legend]:ml-12 [&_legend]:px-4 [&_legend]:py-0 [&_legend]:text-13 [&_legend]:leading-13 [&_legend]:font-medium">
            <legend>{translate('transfer.export.columns')}</legend>
            <div className="flex flex-wrap gap-4 px-8 py-4">
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
        {scope === 'matching' && matching?.incomplete && (
          <IncompleteLine {...matching.incomplete} />
        )}
        {errorMessage && <DialogError>{errorMessage}</DialogError>}
        {id && <TaskProgress id={id} onMoved={close} hasStop />}
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

const toOptions = (labels: Readonly<Partial<Record<ExportScope, string>>>) =>
  (Object.keys(labels) as ExportScope[]).map(value => ({ value, label: labels[value] ?? '' }));
