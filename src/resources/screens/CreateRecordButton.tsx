import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useDenialReason } from '../access/useDenialReason.ts';
import { useLocalizedText } from '../descriptor/useLocalizedText.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';

interface CreateRecordButtonProps {
  readonly descriptor: ResourceDescriptor;
}

/** Opens the form of a new record; absent where the document has no operation for it. */
export const CreateRecordButton = ({ descriptor }: CreateRecordButtonProps) => {
  const text = useLocalizedText();
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const { create } = descriptor.verbs;
  const denial = useDenialReason(descriptor.name, create ? [create] : []);
  const disabledReason = create && denial(create);
  const openForm = () => void navigate(routes.create(descriptor));
  if (!create) return null;
  return (
    <ActionButton
      kind="primary"
      startIcon={<Icon name="plus" />}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason ?? ''}
      onClick={openForm}
    >
      {text(create.label)}
    </ActionButton>
  );
};
