import '../inputs/fileDropZone.css';

import TextField from '@mui/material/TextField';
import { type DragEvent, useState } from 'react';
import { useTranslate } from 'react-admin';

import { ChooseFilesButton } from './ChooseFilesButton.tsx';
import type { OnUploadsStored } from './startUploads.ts';
import type { UploadTarget } from './Upload.ts';
import { UploadList } from './UploadList.tsx';
import { useUploadBatches } from './useUploadBatches.ts';

interface UploadPanelProps {
  readonly target: UploadTarget;
  /** Called once all files of a choice are settled, and again when others of them are stored by a retry. */
  readonly onUploaded: OnUploadsStored;
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
  const [isDragOver, setIsDragOver] = useState(false);
  const [names, setNames] = useState('');
  const { ids, start } = useUploadBatches(target);
  const extensions = Object.keys(target.kinds).map(kind => `.${kind}`);

  const upload = (files: readonly File[]) => {
    if (files.length === 0 || disabledReason !== undefined) return;
    setNames(files.map(({ name }) => name).join(', '));
    start(files, onUploaded);
  };
  return (
    <div className="grid gap-12">
      <div
        className={`row flex-wrap gap-8 rounded-3 border border-dashed p-12 ${isDragOver ? 'border-(--accent) bg-(--accent-soft)' : 'border-(--line-2)'}`}
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
          className="flex-[1_1_200px]"
          size="small"
          value={names}
          placeholder={translate('upload.files.none')}
          slotProps={{
            htmlInput: { readOnly: true, 'aria-label': translate('upload.files') },
          }}
        />
        <ChooseFilesButton
          {...{ target, disabledReason }}
          label={translate('upload.files.choose')}
          onChoose={upload}
        />
        <span className="type-13 text-2">{disabledReason ?? translate('upload.files.drop')}</span>
      </div>
      <p className="type-12 text-3">{translate('upload.kinds', { kinds: extensions.join(' ') })}</p>
      <UploadList ids={ids} />
    </div>
  );
};
