import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';

import { AlertTimeField } from './list/alertFields.tsx';

/** A mute ends within 30 days, so a file of mutes cannot be imported a second time. */
const overrides: ResourceOverrides = {
  list: {
    importable: false,
    columns: { until: { Cell: AlertTimeField }, createdAt: { Cell: AlertTimeField } },
  },
};

/** Mutes: what is muted, until when and why. @see ALERT-14 */
export default function MutesResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
