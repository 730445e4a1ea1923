import '../../form/form.css';

import DialogActions from '@mui/material/DialogActions';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { DialogError } from '../DialogError.tsx';
import type { ImportDraft } from './ImportState.ts';
import type { ImportStepProps } from './ImportStepProps.ts';
import { useSaveTemplate } from './useSaveTemplate.ts';

const ACCEPTED_TYPES = '.csv,.txt,.tsv,.xlsx,text/csv';

interface FileStepProps extends ImportStepProps {
  readonly isReading: boolean;
  /** The import that a session end interrupted; it can be resumed or replaced by another file. */
  readonly draft: ImportDraft | undefined;
}

/** Offers a template to fill in, and a drop zone for the file. */
export const FileStep = ({
  descriptor,
  plan,
  controller,
  isReading,
  draft,
  onClose,
}: FileStepProps) => {
  const translate = useTranslate();
  const saveTemplate = useSaveTemplate(descriptor, plan);
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isDropTarget, setDropTarget] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDropTarget(false);
    const [file] = event.dataTransfer.files;
    if (file) void controller.open(file);
  };
  return (
    <>
      <DialogBody>
        {draft && <DraftFile draft={draft} controller={controller} />}
        <p className="dialog-text">{translate('transfer.template.hint')}</p>
        <div className="mt-12 mb-16 flex flex-wrap gap-8">
          {(['xlsx', 'csv'] as const).map(format => (
            <ActionButton
              key={format}
              startIcon={<Icon name="download" />}
              onClick={() => void saveTemplate(format)}
            >
              {translate(`transfer.template.${format}`)}
            </ActionButton>
          ))}
        </div>
        <div
          className={`grid justify-items-center gap-12 rounded-3 border border-dashed px-16 py-32 text-center text-2 ${isDropTarget ? 'border-(--accent) bg-(--accent-soft)' : 'border-(--outline) bg-(--sunken)'}`}
          onDragOver={event => {
            event.preventDefault();
            setDropTarget(true);
          }}
          onDragLeave={() => setDropTarget(false)}
          onDrop={drop}
        >
          <Icon name="file" size={24} />
          <ActionButton
            kind="primary"
            isPending={isReading}
            aria-describedby={hintId}
            onClick={() => input.current?.click()}
            data-least-harmful
          >
            {translate('transfer.file.choose')}
          </ActionButton>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED_TYPES}
            aria-label={translate('transfer.file.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file can be selected again after a correction.
              target.value = '';
              if (file) void controller.open(file);
            }}
          />
          <p id={hintId} className="transfer-hint type-12 text-3">
            {translate('transfer.file.hint')}
          </p>
        </div>
        {controller.errorMessage && <DialogError>{controller.errorMessage}</DialogError>}
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={onClose}>{translate('shell.cancel')}</ActionButton>
      </DialogActions>
    </>
  );
};

interface DraftFileProps extends Pick<ImportStepProps, 'controller'> {
  readonly draft: ImportDraft;
}

/** The file of an import that a session end interrupted, with its column mapping. */
const DraftFile = ({ draft: { setup, wasSending }, controller }: DraftFileProps) => {
  const translate = useTranslate();
  return (
    <div
      className="form-draft flex items-start gap-8 rounded-2 bg-(--info-soft) p-12 leading-13 [&_button]:-my-6 [&_button]:-mr-8 [&_button]:ml-0"
      role="status"
    >
      <StateGlyph state="info" size={16} />
      <p className="flex-1">
        {translate('transfer.interrupted', { name: setup.file.name })}{' '}
        {wasSending && translate('transfer.interrupted.sending')}
      </p>
      <ActionButton kind="auxiliary" onClick={() => void controller.open(setup.file, setup)}>
        {translate('transfer.interrupted.continue')}
      </ActionButton>
    </div>
  );
};
