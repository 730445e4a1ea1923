import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { WorkStatusName } from '../../../domain/workStatus.ts';
import { assets } from '../../../generated/core/resources.ts';
import { operation as playFiles } from '../../../generated/core/operations/playFiles.ts';
import { useFormatEnd } from '../../../resources/inputs/useFormatEnd.ts';
import { OperationConsequences } from '../../../resources/record/OperationConsequences.tsx';
import { useOperationCall } from '../../../resources/record/useOperationCall.tsx';
import { CallProgress } from '../../../resources/tasks/CallProgress.tsx';
import { useFormatFailure } from '../../../resources/failures/useFormatFailure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { MediaFile } from './useMediaFiles.ts';

interface PlayConfirmDialogProps {
  readonly asset: RaRecord;
  readonly workStatus: WorkStatusName;
  readonly files: readonly MediaFile[];
  /** Seconds. */
  readonly duration: number;
  readonly onClose: () => void;
  readonly onPlayed: () => void;
}

/** The states that a playback interrupts. */
const BUSY_STATUSES: readonly WorkStatusName[] = ['talkback', 'listening', 'broadcast', 'meeting'];

/** Confirms device, files and duration, then starts the playback. */
export const PlayConfirmDialog = ({
  asset,
  workStatus,
  files,
  duration,
  onClose,
  onPlayed,
}: PlayConfirmDialogProps) => {
  const translate = useTranslate();
  const formatEnd = useFormatEnd();
  const formatFailure = useFormatFailure();
  const { call, getMessageArgs, taskId } = useOperationCall(assets, asset);
  const [state, setState] = useState<'open' | 'working' | { readonly error: unknown }>('open');
  const name = String(asset['name'] ?? asset.id);
  const confirmLabel = translate('broadcast.play.confirm', { smart_count: files.length });

  const play = async () => {
    setState('working');
    try {
      const outcome = await call(playFiles, { files: files.map(file => file.name), duration });
      if (outcome) onPlayed();
      else setState('open');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <ConfirmDialog
      open
      size="warning"
      title={translate('broadcast.play.title', { smart_count: files.length, device: name })}
      confirmLabel={confirmLabel}
      cancelLabel={translate('shell.cancel')}
      isPending={state === 'working'}
      error={
        typeof state === 'object'
          ? formatFailure(translate('action.confirm', getMessageArgs(playFiles)), state.error)
          : undefined
      }
      onClose={onClose}
      onConfirm={() => {
        if (state !== 'working') void play();
      }}
    >
      <OperationConsequences descriptor={assets} operation={playFiles} ids={[asset.id]} />
      <p>{translate('broadcast.play.until', { end: formatEnd(duration) })}</p>
      {BUSY_STATUSES.includes(workStatus) && (
        <p className="font-semibold">
          {translate('broadcast.play.busy', { work: translate(`broadcast.work.${workStatus}`) })}
        </p>
      )}
      <ol className="mt-8 max-h-160 overflow-auto pl-20 [list-style:decimal]">
        {files.map(file => (
          <li key={file.id}>{file.name}</li>
        ))}
      </ol>
      <CallProgress id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
