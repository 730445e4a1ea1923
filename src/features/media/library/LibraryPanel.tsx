import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { useDebouncedText } from '../../../ui/useDebouncedText.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { isComposing } from '../../../ui/isComposing.ts';
import { materialTarget } from '../../../data/materialTarget.ts';
import { ChooseFilesButton } from '../../../resources/uploads/ChooseFilesButton.tsx';
import { UploadList } from '../../../resources/uploads/UploadList.tsx';
import { useAddParts } from '../state/useAddParts.ts';
import { useReadOnlyReason } from '../state/EditorContext.ts';
import { SOURCE_KINDS, type SourceType } from '../model/itemDefaults.ts';
import { type FileRequest, type StoredFile, useLibrary } from './LibraryContext.ts';
import { LibraryFiles } from './LibraryFiles.tsx';

const TYPES: readonly SourceType[] = ['picture', 'video', 'text'];

interface LibraryPanelProps {
  readonly request: FileRequest | undefined;
  readonly onClose: () => void;
}

/** The files of the storage by type: pressed or dragged, a file becomes an item. Files are uploaded here, by drop too. */
export const LibraryPanel = ({ request, onClose }: LibraryPanelProps) => {
  const translate = useTranslate();
  const { addItem } = useAddParts();
  const { upload, uploadIds } = useLibrary();
  const readOnlyReason = useReadOnlyReason();
  const [type, setType] = useState<SourceType>(request?.type ?? 'picture');
  const isFixed = request?.onPick !== undefined;
  const [text, setText] = useState('');
  const [keyword, , searchNow] = useDebouncedText(text);
  const uploadFiles = (files: readonly File[]) => {
    if (files.length === 0 || readOnlyReason !== undefined) return;
    let isTypeFixed = isFixed;
    upload(files, stored => {
      if (!isTypeFixed) setType(stored.type);
      isTypeFixed = true;
    });
  };
  const pick = (file: StoredFile) => {
    const { id, name, duration } = file;
    const source = { id, name, duration };
    if (request?.onPick) {
      request.onPick(source);
      onClose();
    } else addItem(SOURCE_KINDS[type], source);
  };
  return (
    <section
      className="stack min-h-0 min-w-0 [border-inline-end:1px_solid_var(--line)]"
      aria-label={translate('media.library')}
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault();
        uploadFiles([...event.dataTransfer.files]);
      }}
    >
      <div className="row min-h-44 pr-8 pl-16">
        <h2 className="type-13 flex-1 font-semibold">{translate('media.library')}</h2>
        <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
          <Icon name="close" size={15} />
        </IconButton>
      </div>
      <div className="stack gap-8 px-12 pb-12">
        <SegmentedControl
          label={translate('media.library.type')}
          value={type}
          options={TYPES.map(name => ({
            name,
            label: translate(`media.library.${name}`),
            disabledReason:
              isFixed && name !== request.type ? translate('media.library.fixed') : undefined,
          }))}
          onChange={setType}
        />
        <input
          type="search"
          // The button that opened the library is replaced by it.
          autoFocus
          className="media-text-input"
          aria-label={translate('media.library.search')}
          placeholder={translate('media.library.search')}
          value={text}
          onChange={event => setText(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && !isComposing(event) && searchNow()}
        />
        <ChooseFilesButton
          target={materialTarget}
          label={translate('media.upload')}
          disabledReason={readOnlyReason}
          onChoose={uploadFiles}
        />
      </div>
      <div className="max-h-[50%] min-h-0 overflow-auto not-empty:px-12 not-empty:pt-0 not-empty:pb-12">
        <UploadList ids={uploadIds} />
      </div>
      <div className="min-h-0 flex-1 overflow-auto">
        <LibraryFiles
          {...{ type, keyword }}
          canDrag={!isFixed}
          isDisabled={readOnlyReason !== undefined}
          onPick={pick}
        />
      </div>
    </section>
  );
};
