import IconButton from '@mui/material/IconButton';
import { useDeferredValue, useState } from 'react';
import { useGetList, useLocale, useTranslate } from 'react-admin';

import { formatFileSize } from '../../../domain/formatFileSize.ts';
import { QueryStates } from '../../../resources/failures/QueryStates.tsx';
import type { components, Readable } from '../../../generated/storage/types.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx';
import { useAddParts } from '../contents/useAddParts.ts';
import { SOURCE_KINDS, type SourceType } from '../model/itemDefaults.ts';
import { writeDraggedFile } from './draggedFile.ts';
import { FileThumbnail } from './FileThumbnail.tsx';
import type { FileRequest } from './LibraryContext.ts';

type StoredFile = Readable<components['schemas']['StoredFile']>;

const TYPES: readonly SourceType[] = ['picture', 'video', 'text'];
const PAGE_SIZE = 100;

interface LibraryPanelProps {
  readonly request: FileRequest | undefined;
  readonly onClose: () => void;
}

/** The files of the storage by type: pressed or dragged, a file becomes an item. */
export const LibraryPanel = ({ request, onClose }: LibraryPanelProps) => {
  const translate = useTranslate();
  const locale = useLocale();
  const { addItem } = useAddParts();
  const [chosenType, setType] = useState<SourceType>('picture');
  const [text, setText] = useState('');
  const keyword = useDeferredValue(text.trim());
  const type = request?.type ?? chosenType;
  const { data, error, refetch } = useGetList<StoredFile>('files', {
    filter: { type, ...(keyword !== '' && { name: { like: keyword } }) },
    sort: { field: 'createTime', order: 'DESC' },
    pagination: { page: 1, perPage: PAGE_SIZE },
  });
  const pick = (file: StoredFile) => {
    const source = { id: file.id, name: file.name };
    if (request) {
      request.onPick(source);
      onClose();
    } else addItem(SOURCE_KINDS[type], source);
  };
  return (
    <section className="media-library stack" aria-label={translate('media.library')}>
      <div className="media-panel-head row">
        <h2 className="type-13 semibold grow">{translate('media.library')}</h2>
        <IconButton size="small" aria-label={translate('shell.close')} onClick={onClose}>
          <Icon name="close" size={15} />
        </IconButton>
      </div>
      <div className="media-library-filter stack gap-8">
        <SegmentedControl
          label={translate('media.library.type')}
          value={type}
          options={TYPES.map(name => ({
            name,
            label: translate(`media.library.${name}`),
            disabledReason:
              request && name !== request.type ? translate('media.library.fixed') : undefined,
          }))}
          onChange={setType}
        />
        <input
          type="search"
          className="media-text-input"
          aria-label={translate('media.library.search')}
          placeholder={translate('media.library.search')}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </div>
      <div className="scroll grow">
        <QueryStates
          {...{ data, error }}
          onRetry={refetch}
          empty={<EmptyState kind="noMatch" title={translate('media.library.empty')} />}
        >
          {files => (
            <ul className="media-files">
              {files.map(file => (
                <li key={file.id}>
                  <button
                    type="button"
                    className="media-file"
                    draggable={!request}
                    onClick={() => pick(file)}
                    onDragStart={event =>
                      writeDraggedFile(event.dataTransfer, {
                        kind: SOURCE_KINDS[type],
                        source: { id: file.id, name: file.name },
                        size:
                          file.width && file.height
                            ? { width: file.width, height: file.height }
                            : undefined,
                      })
                    }
                  >
                    <FileThumbnail id={file.id} type={type} />
                    <bdi className="truncate">{file.name}</bdi>
                    <span className="type-12 text-3">{describeFile(file, locale)}</span>
                  </button>
                </li>
              ))}
            </ul>
          )}
        </QueryStates>
      </div>
    </section>
  );
};

const describeFile = ({ width, height, size }: StoredFile, locale: string): string =>
  [width && height ? `${width} × ${height}` : undefined, formatFileSize(size, locale)]
    .filter(Boolean)
    .join(', ');
