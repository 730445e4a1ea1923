import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { OperationDescriptor } from '../../../schema/operation.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface ReadButtonProps {
  readonly label: string;
  readonly disabledReason: string | undefined;
  readonly isReading: boolean;
  readonly onRead: () => void;
}

/** The button that reads a parameter from the device. */
export const ReadButton = ({ label, disabledReason, isReading, onRead }: ReadButtonProps) => (
  <Tooltip title={disabledReason ?? label} describeChild={disabledReason !== undefined}>
    <IconButton
      size="small"
      aria-label={label}
      aria-busy={isReading}
      aria-disabled={disabledReason !== undefined || undefined}
      onClick={isReading || disabledReason !== undefined ? undefined : onRead}
    >
      <Icon name="refresh" />
    </IconButton>
  </Tooltip>
);

interface ParameterButtonProps {
  readonly operation: OperationDescriptor;
  readonly label: string;
  readonly name: string;
  readonly disabledReason: string | undefined;
  readonly onClick: () => void;
}

/** The button that starts a set or an action. */
export const ParameterButton = (props: ParameterButtonProps) => {
  const { operation, label, name, disabledReason, onClick: onPick } = props;
  const text = useLocalizedText();
  const operationLabel = text(operation.label);
  // The accessible name includes the visible words. @see https://www.w3.org/TR/WCAG22/#label-in-name
  const hasText = operationLabel.toLowerCase().includes(label.toLowerCase());
  return (
    <ActionButton
      aria-label={`${hasText ? operationLabel : `${label}, ${operationLabel}`}: ${name}`}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onClick={onPick}
    >
      {label}
    </ActionButton>
  );
};
