import './broadcast.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { normalizeSearchText } from '../../../domain/removeInvisible.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { FilterSelect, SearchField } from '../../../ui/FilterFields.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pagination } from '../../../ui/Pagination.tsx';
import { DeviceQueryStates } from '../../../resources/failures/DeviceQueryStates.tsx';
import { MediaTable } from './MediaTable.tsx';
import type { DeviceTabProps } from './DeviceTabProps.ts';
import { TitledCard } from '../../../ui/TitledCard.tsx';
import { PlayControls } from './PlayControls.tsx';
import { UploadMediaButton } from './UploadMediaButton.tsx';
import {
  MEDIA_PAGE_SIZE,
  type MediaFile,
  useMediaFiles,
  useMediaFileParams,
} from './useMediaFiles.ts';
import { useWorkStatus, WorkStatusTag } from './WorkStatusTag.tsx';

const MEDIA_KINDS = ['audio', 'video', 'other'] as const;

/** The work status of a broadcast device, its media files, and their playback. @see DEVICE-04, ASSET-13 */
export default function BroadcastTab({ asset }: DeviceTabProps) {
  return (
    <div className="grid gap-16">
      <MediaPlayerCard key={asset.id} asset={asset} />
    </div>
  );
}

const MediaPlayerCard = ({ asset }: DeviceTabProps) => {
  const translate = useTranslate();
  const id = String(asset.id);
  const [query, setQuery] = useMediaFileParams();
  const [searchText, setSearchText] = useState(query.name);
  const { data, error, isFetching, refetch } = useMediaFiles(id, query);
  /** In playback order. */
  const [playlist, setPlaylist] = useState<readonly MediaFile[]>([]);
  const workStatus = useWorkStatus(id);
  const isFiltered = query.name !== '' || query.kind !== '';
  const toggle = (file: MediaFile) =>
    setPlaylist(previous =>
      previous.some(each => each.id === file.id)
        ? previous.filter(each => each.id !== file.id)
        : [...previous, file],
    );
  return (
    <TitledCard
      title={translate('broadcast.title')}
      titleNote={<WorkStatusTag status={workStatus} />}
      actions={<UploadMediaButton onUploaded={() => void refetch()} />}
    >
      <div className="media-tools cluster mb-12 gap-8">
        <SearchField
          className="media-text"
          value={searchText}
          placeholder={translate('broadcast.search')}
          maxLength={64}
          onChange={text => {
            setSearchText(text);
            if (text === '') setQuery({ name: '' });
          }}
          onSearch={() => setQuery({ name: normalizeSearchText(searchText) })}
        />
        <FilterSelect
          className="media-kind print:[&:has(input[value=''])]:hidden"
          label={translate('broadcast.kind')}
          allLabel={translate('broadcast.kind.all')}
          value={query.kind}
          options={MEDIA_KINDS.map(kind => [kind, translate(`broadcast.kind.${kind}`)])}
          onChange={kind => setQuery({ kind })}
        />
        {data && (
          <span className="ml-auto text-12 text-2" role="status">
            {translate('broadcast.count', { smart_count: data.count })}
          </span>
        )}
      </div>
      <DeviceQueryStates
        data={data?.files}
        error={error}
        isReading={isFetching}
        onRetry={refetch}
        skeletonRows={5}
        empty={
          <EmptyState
            kind={isFiltered ? 'noMatch' : 'nothing'}
            title={translate(isFiltered ? 'broadcast.noMatch' : 'broadcast.none')}
            hint={translate(isFiltered ? 'broadcast.noMatch.hint' : 'broadcast.none.hint')}
            action={
              isFiltered && (
                <ActionButton
                  onClick={() => {
                    setSearchText('');
                    setQuery({ name: '', kind: '' });
                  }}
                >
                  {translate('broadcast.all')}
                </ActionButton>
              )
            }
          />
        }
      >
        {files => <MediaTable files={files} selectedFiles={playlist} onToggle={toggle} />}
      </DeviceQueryStates>
      {data && data.count > MEDIA_PAGE_SIZE && (
        <Pagination
          page={query.page}
          pageSize={MEDIA_PAGE_SIZE}
          totalCount={data.count}
          pageSizeOptions={[]}
          onPageChange={page => setQuery({ page })}
        />
      )}
      <PlayControls
        asset={asset}
        workStatus={workStatus}
        files={playlist}
        onFilesChange={setPlaylist}
      />
    </TitledCard>
  );
};
