import { useNavigate } from 'react-router-dom';

import type { ResourceDescriptor } from '../../schema/resource.ts';
import { useResourceRoutes } from '../routes/ResourceRoutesContext.ts';
import { CreateButton } from './CreateButton.tsx';

interface CreateRecordButtonProps {
  readonly descriptor: ResourceDescriptor;
}

/** Opens the form of a new record; absent where the document has no operation for it. */
export const CreateRecordButton = ({ descriptor }: CreateRecordButtonProps) => {
  const navigate = useNavigate();
  const routes = useResourceRoutes();
  const { create } = descriptor.verbs;
  if (!create) return null;
  const openForm = () => void navigate(routes.create(descriptor));
  return <CreateButton resource={descriptor.name} create={create} onClick={openForm} />;
};
