import { ResourceAt, type ResourceAtProps } from '../../resources/places/ResourceAt.tsx';

/** Devices wherever they are listed: what their document says, and what it cannot say. */
export default function AssetsAt(props: ResourceAtProps) {
  return <ResourceAt {...props} />;
}
