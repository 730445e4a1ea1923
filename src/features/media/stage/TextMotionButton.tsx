import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';

interface TextMotionButtonProps {
  readonly isMoving: boolean;
  readonly onToggle: () => void;
}

/** Stops the long texts on the stage, or lets them move. */
export const TextMotionButton = ({ isMoving, onToggle }: TextMotionButtonProps) => {
  const translate = useTranslate();
  const label = translate(isMoving ? 'media.texts.pause' : 'media.texts.play');
  return (
    <div className="row pointer-events-auto min-w-0 shrink-0 rounded-2 border border-(--line-2) bg-(--surface) p-2">
      <IconButton size="small" aria-label={label} title={label} onClick={onToggle}>
        <Icon name={isMoving ? 'pause' : 'play'} size={15} />
      </IconButton>
    </div>
  );
};
