import './broadcast.css';

import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ChoiceField, WordsField } from '../../../ui/NarrowingFields.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DeviceFailure } from './DeviceFailure.tsx';
import { MediaTable } from './MediaTable.tsx';
import type { PartProps } from './PartProps.ts';
import { PartCard } from './PartCard.tsx';
import { PlayBar } from './PlayBar.tsx';
import { UploadMedia } from './UploadMedia.tsx';
import { MEDIA_PAGE, type MediaFile, useMediaFiles, useMediaQuestion } from './useMediaFiles.ts';
import { useWorkStatus, WorkStatus } from './WorkStatus.tsx';

const KINDS = ['audio', 'video', 'other'] as const;

/** What a broadcast device is doing, what it can play, and playing it. @see DEVICE-04, ASSET-13 */
export default function BroadcastPart({ asset }: PartProps) {
  return (
    <div className="parts">
      <Media key={asset.id} asset={asset} />
    </div>
  );
}

const Media = ({ asset }: PartProps) => {
  const translate = useTranslate();
  const id = String(asset.id);
  const [question, ask] = useMediaQuestion();
  const { data, error, isFetching, refetch } = useMediaFiles(id, question);
  /** In the order in which they are played. */
  const [chosen, choose] = useState<readonly MediaFile[]>([]);
  const work = useWorkStatus(id);
  const isNarrowed = question.name !== '' || question.kind !== '';
  const toggle = (file: MediaFile) =>
    choose(before =>
      before.some(each => each.id === file.id)
        ? before.filter(each => each.id !== file.id)
        : [...before, file],
    );
  return (
    <PartCard
      title={translate('broadcast.title')}
      note={<WorkStatus work={work} />}
      actions={<UploadMedia onUploaded={() => void refetch()} />}
    >
      <div className="media-tools">
        <WordsField
          className="media-words"
          value={question.name}
          hint={translate('broadcast.search')}
          longest={64}
          onChange={name => ask({ name })}
        />
        <ChoiceField
          className="media-kind"
          label={translate('broadcast.kind')}
          all={translate('broadcast.kind.all')}
          value={question.kind}
          choices={KINDS.map(kind => [kind, translate(`broadcast.kind.${kind}`)])}
          onChange={kind => ask({ kind })}
        />
        {data && (
          <span className="media-count" role="status">
            {translate('broadcast.count', { smart_count: data.count })}
          </span>
        )}
      </div>
      {error && <DeviceFailure error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <SkeletonRows rows={5} />}
      {data && data.files.length > 0 && (
        <MediaTable files={data.files} chosen={chosen} onToggle={toggle} />
      )}
      {data?.files.length === 0 && (
        <EmptyState
          kind={isNarrowed ? 'noMatch' : 'nothing'}
          title={translate(isNarrowed ? 'broadcast.noMatch' : 'broadcast.none')}
          hint={translate(isNarrowed ? 'broadcast.noMatch.hint' : 'broadcast.none.hint')}
          action={
            isNarrowed && (
              <ActionButton onClick={() => ask({ name: '', kind: '' })}>
                {translate('broadcast.all')}
              </ActionButton>
            )
          }
        />
      )}
      {data && data.count > MEDIA_PAGE && (
        <Pager
          page={question.page}
          size={MEDIA_PAGE}
          total={data.count}
          sizes={[]}
          onPage={page => ask({ page })}
        />
      )}
      <PlayBar asset={asset} work={work} files={chosen} onChoose={choose} />
    </PartCard>
  );
};
