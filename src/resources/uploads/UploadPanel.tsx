import '../inputs/fileDropZone.css';
import './uploads.css';

import TextField from '@mui/material/TextField';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { watchTask } from '../tasks/tasks.ts';
import { startUploads } from './startUploads.ts';
import type { UploadTarget } from './Upload.ts';
import { UploadList } from './UploadList.tsx';

interface UploadPanelProps {
  readonly target: UploadTarget;
  /** Called with the responses of the stored files, once all files of a choice are settled. */
  readonly onUploaded: (responses: readonly unknown[]) => void;
  /** Why no file can be uploaded now. */
  readonly disabledReason?: string | undefined;
}

/**
 * Chooses many files by dialog or drop, names them in a box that is read only, and lists their uploads.
 *
 * @see MEDIA-14, STORE-04
 */
export const UploadPanel = ({ target, onUploaded, disabledReason }: UploadPanelProps) => {
  const translate = useTranslate();
  const inputRef = useRef<HTMLInputElement>(null);
  const [isDragOver, setIsDragOver] = useState(false);
  const [names, setNames] = useState('');
  const [batches, setBatches] = useState<readonly ReturnType<typeof startUploads>[]>([]);
  useEffect(() => {
    const stops = batches.map(({ taskId }) => watchTask(taskId));
    return () => stops.forEach(stop => stop());
  }, [batches]);
  const extensions = Object.keys(target.kinds).map(kind => `.${kind}`);

  const upload = (files: readonly File[]) => {
    if (files.length === 0 || disabledReason !== undefined) return;
    setNames(files.map(({ name }) => name).join(', '));
    const title = translate('upload.title', { smart_count: files.length });
    const batch = startUploads(files, target, title);
    setBatches(former => [...former, batch]);
    void batch.finished.then(responses => {
      if (responses.length > 0) onUploaded(responses);
    });
  };
  return (
    <div className="grid gap-12">
      <div
        className={`upload-choice row gap-8 ${isDragOver ? 'drop-over' : ''}`}
        onDragOver={event => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          setIsDragOver(false);
          upload([...event.dataTransfer.files]);
        }}
      >
        <TextField
          className="upload-names"
          size="small"
          value={names}
          placeholder={translate('upload.files.none')}
          slotProps={{
            htmlInput: { readOnly: true, 'aria-label': translate('upload.files') },
          }}
        />
        <ActionButton
          startIcon={<Icon name="upload" />}
          disabled={disabledReason !== undefined}
          disabledReason={disabledReason ?? ''}
          onClick={() => inputRef.current?.click()}
        >
          {translate('upload.files.choose')}
        </ActionButton>
        <span className="type-13 text-2">{translate('upload.files.drop')}</span>
        <input
          ref={inputRef}
          type="file"
          multiple
          className="visually-hidden"
          tabIndex={-1}
          aria-label={translate('upload.files.choose')}
          accept={extensions.join(',')}
          onChange={({ target: input }) => {
            upload([...(input.files ?? [])]);
            // The same files can be chosen again after a correction.
            input.value = '';
          }}
        />
      </div>
      <p className="type-12 text-3">{translate('upload.kinds', { kinds: extensions.join(' ') })}</p>
      <UploadList ids={batches.flatMap(({ ids }) => ids)} />
    </div>
  );
};
