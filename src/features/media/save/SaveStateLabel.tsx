import { useTranslate } from 'react-admin';

import { formatDateTime } from '../../../domain/formatDateTime.ts';
import { useDescribeError } from '../../../resources/failures/useDescribeError.ts';
import { StateGlyph } from '../../../ui/icons/StateGlyph.tsx';
import { useSiteZone } from '../../../ui/SiteZone.ts';
import { RejectedParts } from './RejectedParts.tsx';
import type { SaveState } from './SaveState.ts';

interface SaveStateLabelProps {
  readonly state: SaveState;
  /** Whether the browser has what is not saved. */
  readonly isDraftStored: boolean;
  readonly onRetry: () => void;
  readonly onResolve: () => void;
}

/** Whether and when the project was saved, or why it is not. @see MEDIA-13 */
export const SaveStateLabel = ({
  state,
  isDraftStored,
  onRetry,
  onResolve,
}: SaveStateLabelProps) => {
  const translate = useTranslate();
  const zone = useSiteZone();
  const describeError = useDescribeError();
  const formatTime = (time: number) => formatDateTime(new Date(time), zone)?.slice(11) ?? '';
  if (state.kind === 'saved') {
    return (
      <span className="row type-12 min-w-0 gap-6 whitespace-nowrap text-2">
        <StateGlyph state="success" size={13} />
        {state.at === undefined
          ? translate('media.save.unchanged')
          : translate('media.save.saved', { time: formatTime(state.at) })}
      </span>
    );
  }
  if (state.kind === 'pending' || state.kind === 'saving') {
    return (
      <span className="row type-12 min-w-0 gap-6 whitespace-nowrap text-2">
        <StateGlyph state="pending" size={13} />
        {translate('media.save.saving')}
      </span>
    );
  }
  const isConflict = state.kind === 'conflict';
  const failure = isConflict ? undefined : describeError(state.error);
  // What could not be reached is sent again automatically, which the label says.
  const remedy = state.kind === 'failed' ? failure?.remedy : undefined;
  const text = failure
    ? [failure.reason, remedy].filter(Boolean).join(' ')
    : translate('media.save.conflict');
  const key =
    state.kind === 'offline' && !isDraftStored ? 'media.save.later' : `media.save.${state.kind}`;
  return (
    <span className="row type-12 min-w-0 gap-6" role="alert">
      <StateGlyph state="critical" size={13} />
      <span className="truncate" title={text}>
        {isConflict ? text : translate(key, { reason: text })}
      </span>
      {state.kind === 'failed' && <RejectedParts {...state} />}
      <button
        type="button"
        className="plain-button font-medium whitespace-nowrap text-accent"
        onClick={isConflict ? onResolve : onRetry}
      >
        {translate(isConflict ? 'media.save.resolve' : 'media.save.retry')}
      </button>
    </span>
  );
};
