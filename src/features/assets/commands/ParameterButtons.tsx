import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

import { useText } from '../../../resources/useText.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface ReadButtonProps {
  readonly label: string;
  readonly refused: string | undefined;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** Asks the device for a parameter. */
export const ReadButton = ({ label, refused, isReading, onRead }: ReadButtonProps) => (
  <Tooltip title={refused ?? label} describeChild={refused !== undefined}>
    <IconButton
      size="small"
      aria-label={label}
      aria-busy={isReading}
      aria-disabled={refused !== undefined || undefined}
      onClick={isReading || refused !== undefined ? undefined : onRead}
    >
      <Icon name="refresh" />
    </IconButton>
  </Tooltip>
);

interface ParameterButtonProps {
  readonly operation: OperationDescriptor;
  readonly words: string;
  readonly name: string;
  readonly refused: string | undefined;
  readonly onPick: () => void;
}

/** Begins what is set or done. */
export const ParameterButton = (props: ParameterButtonProps) => {
  const { operation, words, name, refused, onPick } = props;
  const text = useText();
  return (
    <ActionButton
      aria-label={`${text(operation.label)}: ${name}`}
      disabled={refused !== undefined}
      reason={refused ?? ''}
      onClick={onPick}
    >
      {words}
    </ActionButton>
  );
};
