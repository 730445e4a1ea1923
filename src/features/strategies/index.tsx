import type { ResourceOverrides } from '../../resources/screens/defineResource.tsx';
import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import {
  ResourceAtPath,
  type ResourceAtPathProps,
} from '../../resources/screens/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

const LightSensorTypes = lazyComponent(
  withLazyMessages(() => import('./LightSensorTypes.tsx')),
  { isOptional: true },
);
const SensorsInput = lazyComponent(withLazyMessages(() => import('./SensorsInput.tsx')));

const TargetsInput = lazyComponent(withLazyMessages(() => import('./TargetsInput.tsx')));

const inputOverrides = { sensorIds: SensorsInput, targets: TargetsInput };
const defaultOverrides: ResourceOverrides = { inputOverrides };
const lightStrategyOverrides: ResourceOverrides = {
  inputOverrides,
  list: { header: <LightSensorTypes /> },
};

/** Strategies, plans and overrides; strategies by light show the configured types of sensor. @see SHELL-08 */
export default function StrategiesResource(props: ResourceAtPathProps) {
  const overrides = props.where?.['kind'] === 'lumen' ? lightStrategyOverrides : defaultOverrides;
  return <ResourceAtPath {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
