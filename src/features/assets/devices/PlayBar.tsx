import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { WorkStatus } from '../../../domain/workStatus.ts';
import { operation as playFiles } from '../../../generated/core/operations/playFiles.ts';
import { useAllowed } from '../../../resources/record/useAllowed.ts';
import { formatDuration } from '../../../resources/kits/formatDuration.ts';
import { useUnitWord } from '../../../resources/kits/useUnitWord.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PlayConfirm } from './PlayConfirm.tsx';
import type { MediaFile } from './useMediaFiles.ts';

interface PlayBarProps {
  readonly asset: RaRecord;
  readonly work: WorkStatus;
  readonly files: readonly MediaFile[];
  readonly onChoose: (files: readonly MediaFile[]) => void;
}

const OPERATIONS = [playFiles];

/** Seconds that the document allows. */
const MOST = 86_400;
/** What is played when no file says how long it is. */
const USUAL = 60;

/** How long all files take, one after the other. */
const lengthOf = (files: readonly MediaFile[]) =>
  files.reduce((sum, { duration = 0 }) => sum + duration, 0);

/** How long to play what is chosen, and the button that asks before it is heard in the street. */
export const PlayBar = ({ asset, work, files, onChoose }: PlayBarProps) => {
  const translate = useTranslate();
  const unitWord = useUnitWord();
  const id = useId();
  /** As typed; until then once through. */
  const [typed, setTyped] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const refused = useAllowed('assets', OPERATIONS)(playFiles);
  const once = lengthOf(files);
  const duration = typed === undefined ? once || USUAL : Number(typed);
  const isWrong = !Number.isInteger(duration) || duration < 1 || duration > MOST;
  const reason =
    refused ??
    (files.length === 0
      ? translate('broadcast.play.none')
      : isWrong
        ? translate('broadcast.play.wrong', { most: MOST })
        : '');
  return (
    <div className="play">
      <p className="play-words" role="status">
        {files.length === 0
          ? translate('broadcast.play.none')
          : translate('broadcast.play.sum', {
              smart_count: files.length,
              length: formatDuration(once, 's', unitWord),
            })}
        {files.length > 0 && (
          <ActionButton kind="auxiliary" onClick={() => onChoose([])}>
            {translate('broadcast.play.clear')}
          </ActionButton>
        )}
      </p>
      <label htmlFor={id}>{translate('broadcast.play.for')}</label>
      <TextField
        id={id}
        className="play-seconds"
        value={typed ?? String(once || USUAL)}
        error={isWrong}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 5, 'aria-invalid': isWrong },
          input: { endAdornment: <span className="part-note">{unitWord('s', duration)}</span> },
        }}
        onChange={({ target }) => setTyped(target.value.trim())}
      />
      <ActionButton
        kind="primary"
        startIcon={<Icon name="play" />}
        disabled={reason !== ''}
        reason={reason}
        onClick={() => setAsked(true)}
      >
        {translate('broadcast.play')}
      </ActionButton>
      {isAsked && (
        <PlayConfirm
          {...{ asset, work, files, duration }}
          onClose={() => setAsked(false)}
          onPlayed={() => {
            setAsked(false);
            setTyped(undefined);
            onChoose([]);
          }}
        />
      )}
    </div>
  );
};
