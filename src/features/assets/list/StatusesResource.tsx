import type { ResourceOverrides } from '../../../resources/screens/defineResource.tsx';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../../resources/screens/ResourceAtPath.tsx';
import { LazyWorkStatusField } from './LazyWorkStatusField.tsx';

const overrides: ResourceOverrides = {
  list: { columns: { 'work-status': { Cell: LazyWorkStatusField } } },
};

/** The last reported statuses of all devices. */
export default function StatusesResource(props: ResourceAtPathProps) {
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
