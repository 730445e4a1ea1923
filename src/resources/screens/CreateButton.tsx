import type { OperationDescriptor } from '../../schema/operation.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useDenialReason } from '../access/useDenialReason.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';

interface CreateButtonProps {
  readonly resource: string;
  readonly create: OperationDescriptor;
  /** The label of the operation by default. */
  readonly label?: string;
  readonly onClick: () => void;
}

/** A button that creates a record of a resource; disabled with the reason for a user without the permission. */
export const CreateButton = ({ resource, create, label, onClick }: CreateButtonProps) => {
  const text = useLocalizedText();
  const disabledReason = useDenialReason(resource, [create])(create);
  return (
    <ActionButton
      kind="primary"
      startIcon={<Icon name="plus" />}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onClick={onClick}
    >
      {label ?? text(create.label)}
    </ActionButton>
  );
};
