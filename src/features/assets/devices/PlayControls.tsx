import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';

import type { WorkStatusName } from '../../../domain/workStatus.ts';
import { operation as playFiles } from '../../../generated/core/operations/playFiles.ts';
import { useDenialReason } from '../../../resources/access/useDenialReason.ts';
import { formatDuration } from '../../../resources/fields/formatDuration.ts';
import { useUnitLabel } from '../../../resources/fields/useUnitLabel.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { PlayConfirmDialog } from './PlayConfirmDialog.tsx';
import type { MediaFile } from './useMediaFiles.ts';

interface PlayControlsProps {
  readonly asset: RaRecord;
  readonly workStatus: WorkStatusName;
  readonly files: readonly MediaFile[];
  readonly onFilesChange: (files: readonly MediaFile[]) => void;
}

const OPERATIONS = [playFiles];

/** Maximum duration in seconds, from the document. */
const MAX_DURATION_SECONDS = 86_400;
/** Default duration in seconds if no file has one. */
const DEFAULT_DURATION_SECONDS = 60;

/** Returns the duration of all files in sequence. */
const getTotalDuration = (files: readonly MediaFile[]) =>
  files.reduce((sum, { duration = 0 }) => sum + duration, 0);

/** The duration of the playback, and the button that confirms it before it is audible in the street. */
export const PlayControls = ({ asset, workStatus, files, onFilesChange }: PlayControlsProps) => {
  const translate = useTranslate();
  const getUnitLabel = useUnitLabel();
  const id = useId();
  /** As typed; by default, one pass. */
  const [durationInput, setDurationInput] = useState<string>();
  const [isConfirming, setIsConfirming] = useState(false);
  const denial = useDenialReason('assets', OPERATIONS)(playFiles);
  const filesDuration = getTotalDuration(files);
  const duration =
    durationInput === undefined ? filesDuration || DEFAULT_DURATION_SECONDS : Number(durationInput);
  const isInvalid = !Number.isInteger(duration) || duration < 1 || duration > MAX_DURATION_SECONDS;
  const disabledReason =
    denial ??
    (files.length === 0
      ? translate('broadcast.play.none')
      : isInvalid
        ? translate('broadcast.play.wrong', { max: MAX_DURATION_SECONDS })
        : '');
  return (
    <div className="play cluster mt-12 gap-x-12 gap-y-8 border-t border-t-(--line) pt-12 text-13 print:hidden">
      <p className="row flex-[1_1_200px] gap-4 text-2" role="status">
        {files.length === 0
          ? translate('broadcast.play.none')
          : translate('broadcast.play.sum', {
              smart_count: files.length,
              length: formatDuration(filesDuration, 's', getUnitLabel),
            })}
        {files.length > 0 && (
          <ActionButton kind="auxiliary" onClick={() => onFilesChange([])}>
            {translate('broadcast.play.clear')}
          </ActionButton>
        )}
      </p>
      <label htmlFor={id}>{translate('broadcast.play.for')}</label>
      <TextField
        id={id}
        className="play-seconds"
        value={durationInput ?? String(filesDuration || DEFAULT_DURATION_SECONDS)}
        error={isInvalid}
        slotProps={{
          htmlInput: { inputMode: 'numeric', maxLength: 5, 'aria-invalid': isInvalid },
          input: {
            endAdornment: (
              <span className="part-note type-12 text-3">{getUnitLabel('s', duration)}</span>
            ),
          },
        }}
        onChange={({ target }) => setDurationInput(target.value.trim())}
      />
      <ActionButton
        kind="primary"
        startIcon={<Icon name="play" />}
        disabled={disabledReason !== ''}
        disabledReason={disabledReason}
        onClick={() => setIsConfirming(true)}
      >
        {translate('broadcast.play')}
      </ActionButton>
      {isConfirming && (
        <PlayConfirmDialog
          {...{ asset, workStatus, files, duration }}
          onClose={() => setIsConfirming(false)}
          onPlayed={() => {
            setIsConfirming(false);
            setDurationInput(undefined);
            onFilesChange([]);
          }}
        />
      )}
    </div>
  );
};
