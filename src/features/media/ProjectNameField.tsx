import { Link } from 'react-router-dom';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import { useResourceRoutes } from '../../resources/routes/ResourceRoutesContext.ts';

/** The name of a project in a list: it opens the editor. */
export const ProjectNameField = ({ record, value }: FieldValueProps) => {
  const routes = useResourceRoutes();
  return <Link to={routes.edit({ name: 'projects' }, record['id'])}>{String(value)}</Link>;
};
