import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { useFormatLength } from '../labels/useFormatLength.ts';
import type { PreviewImage } from './usePreviewFrames.ts';

/** Plays pictures one after the other, each for its time, and starts again at the end. @see MEDIA-10 */
export const FramePlayer = ({ frames }: { readonly frames: readonly PreviewImage[] }) => {
  const translate = useTranslate();
  const formatLength = useFormatLength();
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const frame = frames[index];
  useEffect(() => {
    if (!isPlaying || !frame) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % frames.length), frame.time);
    return () => clearTimeout(timer);
  }, [frame, frames.length, index, isPlaying]);
  const button = (key: string, icon: IconName, run: () => void) => (
    <IconButton size="small" aria-label={translate(key)} onClick={run}>
      <Icon name={icon} size={16} />
    </IconButton>
  );
  const elapsed = frames.slice(0, index).reduce((sum, { time }) => sum + time, 0);
  const total = frames.reduce((sum, { time }) => sum + time, 0);
  const isSeries = frames.length > 1;
  const label = isSeries
    ? translate('media.preview.picture', { number: index + 1, total: frames.length })
    : translate('media.preview');
  return (
    <figure
      // As large as the picture: bars next to it would look like a part of it.
      className="stack gap-8 [&_img]:max-h-[56vh] [&_img]:min-h-160 [&_img]:max-w-full [&_img]:self-center [&_img]:bg-[#000] [&_img]:object-contain"
    >
      <img src={frame?.url} alt={label} />
      {isSeries && (
        <figcaption className="row gap-8">
          {button('media.preview.previous', 'first', () =>
            setIndex((index + frames.length - 1) % frames.length),
          )}
          {button(
            isPlaying ? 'media.preview.pause' : 'media.preview.play',
            isPlaying ? 'pause' : 'play',
            () => setPlaying(!isPlaying),
          )}
          {button('media.preview.next', 'last', () => setIndex((index + 1) % frames.length))}
          <span className="text-2">{label}</span>
          <span className="ml-auto text-3">{`${formatLength(elapsed)} / ${formatLength(total)}`}</span>
        </figcaption>
      )}
      {frame?.isIncomplete && (
        <p className="type-12 text-2">{translate('media.preview.incomplete')}</p>
      )}
    </figure>
  );
};
