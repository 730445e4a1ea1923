import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { PlayerProjects } from './PlayerProjects.tsx';
import { PlayerState } from './PlayerState.tsx';
import { playerOperations } from './playerOperations.ts';

const overrides: ResourceOverrides = {
  list: { columns: { activeProjectId: { Cell: PlayerProjects }, online: { Cell: PlayerState } } },
};

/** The players of all displays with their projects: commands to one or to many, offline ones included. @see MEDIA-12 */
export default function PlayersResource(props: ResourceAtPathProps) {
  const descriptor = { ...props.descriptor, actions: playerOperations };
  return (
    <ResourceAtPath
      {...props}
      descriptor={descriptor}
      overrides={{ ...overrides, ...props.overrides }}
    />
  );
}
