import { useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { WorkStatus } from '../../../domain/workStatus.ts';
import { assets } from '../../../generated/core/resources.ts';
import { operation as playFiles } from '../../../generated/core/operations/playFiles.ts';
import { formatDuration } from '../../../resources/kits/formatDuration.ts';
import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import { Consequences } from '../../../resources/record/Consequences.tsx';
import { useOperation } from '../../../resources/record/useOperation.tsx';
import { WorkInDialog } from '../../../resources/tasks/WorkInDialog.tsx';
import { useFailureWords } from '../../../resources/useFailureWords.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { MediaFile } from './useMediaFiles.ts';

interface PlayConfirmProps {
  readonly asset: RaRecord;
  readonly work: WorkStatus;
  readonly files: readonly MediaFile[];
  /** Seconds. */
  readonly duration: number;
  readonly onClose: () => void;
  readonly onPlayed: () => void;
}

/** What is interrupted by what is played. */
const BUSY: readonly WorkStatus[] = ['talkback', 'listening', 'broadcast', 'meeting'];

/** Names the device, what is heard from it and for how long, and plays it when that is confirmed. */
export const PlayConfirm = ({
  asset,
  work,
  files,
  duration,
  onClose,
  onPlayed,
}: PlayConfirmProps) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const failureWords = useFailureWords();
  const { call, taskId } = useOperation(assets, asset);
  const [state, setState] = useState<'asking' | 'working' | { readonly error: unknown }>('asking');
  const name = String(asset['name'] ?? asset.id);
  const act = translate('broadcast.play.act', { smart_count: files.length });

  const play = async () => {
    setState('working');
    try {
      const called = await call(playFiles, { files: files.map(file => file.name), duration });
      if (called) onPlayed();
      else setState('asking');
    } catch (error) {
      setState({ error });
    }
  };
  const failure = typeof state === 'object' ? failureWords(state.error) : undefined;
  return (
    <ConfirmDialog
      open
      size="warning"
      title={translate('broadcast.play.ask', { smart_count: files.length, device: name })}
      confirm={act}
      cancel={translate('shell.cancel')}
      working={state === 'working'}
      error={
        failure &&
        `${translate('action.failed', { act, reason: failure.reason })} ${failure.remedy ?? ''}`
      }
      onClose={onClose}
      onConfirm={() => {
        if (state !== 'working') void play();
      }}
    >
      <Consequences descriptor={assets} operation={playFiles} ids={[asset.id]} />
      <p>
        {translate('broadcast.play.until', { length: formatDuration(duration, 's', unitWord) })}
      </p>
      {BUSY.includes(work) && (
        <p className="play-busy">
          {translate('broadcast.play.busy', { work: translate(`broadcast.work.${work}`) })}
        </p>
      )}
      <ol className="play-files">
        {files.map(file => (
          <li key={file.id}>{file.name}</li>
        ))}
      </ol>
      <WorkInDialog id={taskId} onMoved={onClose} />
    </ConfirmDialog>
  );
};
