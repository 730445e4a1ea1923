import '../../form/form.css';

import DialogActions from '@mui/material/DialogActions';
import { type DragEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { ProblemLine } from '../ProblemLine.tsx';
import type { Kept } from './ImportState.ts';
import type { StepProps } from './StepProps.ts';
import { useTemplate } from './useTemplate.ts';

const ACCEPTED = '.csv,.txt,.tsv,.xlsx,text/csv';

interface FileStepProps extends StepProps {
  readonly isReading: boolean;
  /** What a session ended under; it goes on from here, or another file takes its place. */
  readonly kept: Kept | undefined;
}

/** A template to fill in, and the place for the file. */
export const FileStep = ({ descriptor, plan, work, isReading, kept, onClose }: FileStepProps) => {
  const translate = useTranslate();
  const saveTemplate = useTemplate(descriptor, plan);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) void work.open(file);
  };
  return (
    <>
      <DialogBody>
        {kept && <KeptFile kept={kept} work={work} />}
        <p className="dialog-text">{translate('transfer.template.hint')}</p>
        <div className="transfer-buttons">
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
          className={isOver ? 'transfer-drop transfer-drop-over' : 'transfer-drop'}
          onDragOver={event => {
            event.preventDefault();
            setOver(true);
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <Icon name="file" size={24} />
          <ActionButton
            kind="primary"
            working={isReading}
            aria-describedby={hint}
            onClick={() => input.current?.click()}
            data-least-harmful
          >
            {translate('transfer.file.choose')}
          </ActionButton>
          <input
            ref={input}
            type="file"
            hidden
            accept={ACCEPTED}
            aria-label={translate('transfer.file.choose')}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              // The same file, mended, can be chosen again.
              target.value = '';
              if (file) void work.open(file);
            }}
          />
          <p id={hint} className="transfer-hint">
            {translate('transfer.file.hint')}
          </p>
        </div>
        {work.problem && <ProblemLine>{work.problem}</ProblemLine>}
      </DialogBody>
      <DialogActions>
        <ActionButton onClick={onClose}>{translate('shell.cancel')}</ActionButton>
      </DialogActions>
    </>
  );
};

interface KeptFileProps extends Pick<StepProps, 'work'> {
  readonly kept: Kept;
}

/** The file of an import that a session ended under, with the columns that were chosen for it. */
const KeptFile = ({ kept: { chosen, wasSending }, work }: KeptFileProps) => {
  const translate = useTranslate();
  return (
    <div className="form-draft" role="status">
      <StateGlyph state="info" size={16} />
      <p>
        {translate('transfer.kept', { name: chosen.file.name })}{' '}
        {wasSending && translate('transfer.kept.sending')}
      </p>
      <ActionButton kind="auxiliary" onClick={() => void work.open(chosen.file, chosen)}>
        {translate('transfer.kept.go')}
      </ActionButton>
    </div>
  );
};
