import { useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';

import { formatFileSize } from '../../../domain/formatFileSize.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SOURCE_KINDS } from '../model/itemDefaults.ts';
import { writeDraggedFile } from './draggedFile.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import type { StoredFile } from './LibraryContext.ts';
import { type Thumbnail, useThumbnail } from './useThumbnail.ts';

/** The pixels and bytes of a file. */
export const FileSize = ({ file: { width, height, size } }: { readonly file: StoredFile }) => {
  const locale = useLocale();
  const pixels = width && height ? `${width} × ${height}` : undefined;
  return (
    <span className="type-12 text-3">
      {[pixels, formatFileSize(size, locale)].filter(Boolean).join(', ')}
    </span>
  );
};

interface LibraryFileProps {
  readonly file: StoredFile;
  readonly canDrag: boolean;
  readonly isDisabled: boolean;
  readonly onPick: () => void;
}

/**
 * A file of the library: its picture, name and size. It is pressed, or dragged to the stage. A large file without a still
 * has a button that loads its picture.
 */
export const LibraryFile = ({ file, canDrag, isDisabled, onPick }: LibraryFileProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const thumbnail = useThumbnail(file);
  const { id, name, type, width, height, duration } = file;
  const pixels = width && height ? { width, height } : undefined;
  const load = () => {
    thumbnail.load();
    // The pressed button is removed with the picture that it loads.
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="media-file grid w-full cursor-pointer gap-2 rounded-2 border border-(--line) bg-transparent p-6 text-start"
        draggable={canDrag && !isDisabled}
        // It stays focusable: it has the focus after its picture was loaded.
        aria-disabled={isDisabled || undefined}
        title={name}
        onClick={isDisabled ? undefined : onPick}
        onDragStart={event =>
          writeDraggedFile(event.dataTransfer, {
            ...{ kind: SOURCE_KINDS[type], source: { id, name, duration }, size: pixels },
          })
        }
      >
        <FileThumbnail {...{ type, thumbnail }} />
        <bdi className="truncate">{name}</bdi>
        <FileSize file={file} />
      </button>
      {thumbnail.isOnRequest && <LoadThumbnail {...{ file, thumbnail }} onLoad={load} />}
    </>
  );
};

interface LoadThumbnailProps {
  readonly file: StoredFile;
  readonly thumbnail: Thumbnail;
  readonly onLoad: () => void;
}

/** Loads a large file for its thumbnail, and shows when that fails. */
const LoadThumbnail = ({ file: { name, type }, thumbnail, onLoad }: LoadThumbnailProps) => {
  const translate = useTranslate();
  const label = translate(type === 'video' ? 'media.library.load.video' : 'media.library.load');
  return (
    <>
      <ActionButton
        kind="auxiliary"
        isPending={thumbnail.isLoading}
        aria-label={`${label} ${name}`}
        onClick={onLoad}
      >
        {label}
      </ActionButton>
      <span role="status" className="type-12 text-fault">
        {thumbnail.hasFailed && translate('media.library.load.failed')}
      </span>
    </>
  );
};
