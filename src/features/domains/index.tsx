import { ResourceAt, type ResourceAtProps } from '../../resources/places/ResourceAt.tsx';

/** Domains wherever they are listed: what their document says, and what it cannot say. */
export default function DomainsAt(props: ResourceAtProps) {
  return <ResourceAt {...props} />;
}
