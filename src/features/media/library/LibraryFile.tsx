import { useLocale } from 'react-admin';

import { formatFileSize } from '../../../domain/formatFileSize.ts';
import { SOURCE_KINDS } from '../model/itemDefaults.ts';
import { writeDraggedFile } from './draggedFile.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import type { StoredFile } from './LibraryContext.ts';

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

/** A file of the library: its picture, name and size. It is pressed, or dragged to the stage. */
export const LibraryFile = ({ file, canDrag, isDisabled, onPick }: LibraryFileProps) => {
  const { id, name, type, width, height, duration } = file;
  const pixels = width && height ? { width, height } : undefined;
  return (
    <button
      type="button"
      className="media-file"
      draggable={canDrag && !isDisabled}
      disabled={isDisabled}
      title={name}
      onClick={onPick}
      onDragStart={event =>
        writeDraggedFile(event.dataTransfer, {
          ...{ kind: SOURCE_KINDS[type], source: { id, name, duration }, size: pixels },
        })
      }
    >
      <FileThumbnail id={id} type={type} />
      <bdi className="truncate">{name}</bdi>
      <FileSize file={file} />
    </button>
  );
};
