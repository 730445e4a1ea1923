import '../tasks/tasks.css';

import IconButton from '@mui/material/IconButton';
import { useLocale, useTranslate } from 'react-admin';

import { formatFileSize } from '../../domain/formatFileSize.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { StateGlyph, type GlyphName } from '../../ui/icons/StateGlyph.tsx';
import { useDescribeError } from '../failures/useDescribeError.ts';
import { useValidationMessage } from '../values/useValidationMessage.ts';
import { canRetry, isSettled, type Upload, type UploadState } from './Upload.ts';
import { cancelUpload, removeUploads, retryUpload } from './uploadQueue.ts';
import { useUploads } from './useUploads.ts';

const GLYPHS: Readonly<Record<UploadState, GlyphName>> = {
  queued: 'pending',
  checking: 'pending',
  uploading: 'pending',
  done: 'success',
  duplicate: 'minor',
  rejected: 'fault',
  failed: 'fault',
  cancelled: 'offline',
};

/** The files of an upload: each with its state, progress, speed, and the actions that its state allows. */
export const UploadList = ({ ids }: { readonly ids: readonly string[] }) => {
  const translate = useTranslate();
  const uploads = useUploads(ids);
  if (uploads.length === 0) return null;
  // What waits for its batch reads the responses of the stored files from the list.
  const canClear = uploads.length > 1 && uploads.every(isSettled);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4" aria-label={translate('upload.list')}>
        {uploads.map(upload => (
          <UploadItem key={upload.id} upload={upload} />
        ))}
      </ul>
      {canClear && (
        <ActionButton kind="auxiliary" onClick={() => removeUploads(ids)}>
          {translate('upload.clear')}
        </ActionButton>
      )}
    </div>
  );
};

const UploadItem = ({ upload }: { readonly upload: Upload }) => {
  const translate = useTranslate();
  const language = useLocale();
  const { id, name, size, sent, state } = upload;
  const percent = size > 0 ? Math.floor((sent / size) * 100) : 0;
  return (
    <li
      className={`grid min-h-36 grid-cols-[14px_minmax(0,1fr)_auto_auto] items-center gap-x-8 gap-y-2 rounded-2 border border-(--line) py-4 pr-4 pl-8 upload-${state}`}
      aria-label={name}
    >
      <StateGlyph state={GLYPHS[state]} size={14} />
      <span className="type-13 min-w-0 truncate font-medium" title={name}>
        {name}
      </span>
      <span className="type-12 whitespace-nowrap text-3">{formatFileSize(size, language)}</span>
      <span className="row">
        <UploadActions upload={upload} />
      </span>
      {state === 'uploading' && (
        <div
          className="task-bar relative col-[2/-1] my-6 h-4 overflow-hidden rounded-[2px] bg-(--line) wrap-anywhere [&>i]:absolute [&>i]:inset-y-0 [&>i]:right-auto [&>i]:left-0 [&>i]:rounded-[2px] [&>i]:bg-(--accent)"
          role="progressbar"
          aria-label={translate('upload.progress', { name })}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
        >
          <i style={{ width: `${percent}%` }} />
        </div>
      )}
      <UploadNote key={id} upload={upload} percent={percent} />
    </li>
  );
};

interface UploadNoteProps {
  readonly upload: Upload;
  readonly percent: number;
}

/** The state as text: the share and the speed of one that is sent, the reason of one that is not. */
const UploadNote = ({ upload, percent }: UploadNoteProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const formatValidationError = useValidationMessage();
  const describeError = useDescribeError();
  const { state, speed, rejection, duplicateOf, error } = upload;
  const failure = state === 'failed' ? describeError(error) : undefined;
  const isProblem = state === 'rejected' || state === 'failed';
  return (
    <span
      className={`type-12 col-[2/-1] wrap-anywhere ${isProblem ? 'text-fault' : 'text-2'}`}
      role="status"
    >
      {state === 'uploading' && speed !== undefined
        ? translate('upload.speed', {
            percent,
            speed: formatFileSize(Math.round(speed), language),
          })
        : rejection
          ? formatValidationError(rejection)
          : failure
            ? [failure.reason, failure.remedy].filter(Boolean).join(' ')
            : translate(`upload.state.${state}`, { name: duplicateOf?.name ?? '' })}
    </span>
  );
};

const UploadActions = ({ upload }: { readonly upload: Upload }) => {
  const translate = useTranslate();
  const { id, name, state } = upload;
  const retryLabel = state === 'duplicate' ? 'upload.anyway' : 'upload.retry';
  return (
    <>
      {canRetry(upload) && (
        <IconButton
          size="small"
          aria-label={translate(retryLabel, { name })}
          title={translate(retryLabel, { name })}
          onClick={() => retryUpload(id)}
        >
          <Icon name={state === 'duplicate' ? 'upload' : 'refresh'} size={15} />
        </IconButton>
      )}
      <IconButton
        size="small"
        aria-label={translate(isSettled(upload) ? 'upload.remove' : 'upload.cancel', { name })}
        onClick={() => (isSettled(upload) ? removeUploads([id]) : cancelUpload(id))}
      >
        <Icon name="close" size={15} />
      </IconButton>
    </>
  );
};
