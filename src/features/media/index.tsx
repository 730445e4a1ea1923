import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { ProjectNameField } from './ProjectNameField.tsx';

const overrides: ResourceOverrides = {
  list: { columns: { name: { Cell: ProjectNameField } } },
  edit: lazyComponent(withLazyMessages(() => import('./editor/EditorPage.tsx'))),
};

/** Projects: a project is edited in the media editor. @see SHELL-29, MEDIA-01 */
export default function ProjectsResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
