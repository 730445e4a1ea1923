import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { TIME_LAPSE_SPEEDS, type TimeLapseSpeed } from './useTimeLapse.ts';

interface TimeLapseControlsProps {
  readonly isPlaying: boolean;
  readonly speed: TimeLapseSpeed;
  readonly onToggle: () => void;
  readonly onSpeed: (speed: TimeLapseSpeed) => void;
}

/** Plays the day at a speed, or pauses it. */
export const TimeLapseControls = ({
  isPlaying,
  speed,
  onToggle,
  onSpeed,
}: TimeLapseControlsProps) => {
  const translate = useTranslate();
  return (
    <span className="row gap-4">
      <IconButton
        size="small"
        aria-label={translate(isPlaying ? 'media.timeLapse.pause' : 'media.timeLapse.play')}
        onClick={onToggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} size={15} />
      </IconButton>
      <select
        className="media-text-input"
        style={{ width: 'auto' }}
        aria-label={translate('media.timeLapse.speed')}
        value={speed}
        onChange={event =>
          onSpeed(
            TIME_LAPSE_SPEEDS.find(each => String(each) === event.target.value) ??
              TIME_LAPSE_SPEEDS[0],
          )
        }
      >
        {TIME_LAPSE_SPEEDS.map(each => (
          <option key={each} value={each}>
            {translate('media.timeLapse.hour', { smart_count: 3_600 / each })}
          </option>
        ))}
      </select>
    </span>
  );
};
