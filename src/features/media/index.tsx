import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const ProjectEditor = lazyComponent(withLazyMessages(() => import('./editor/EditorPage.tsx')));

/** The editor is the page of a project, also of a new one; a user who may not edit it looks at it there. */
const overrides: ResourceOverrides = {
  show: ProjectEditor,
  edit: ProjectEditor,
  createRedirect: 'show',
};

/** Projects: a project is edited in the media editor. @see SHELL-29, MEDIA-01 */
export default function ProjectsResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
