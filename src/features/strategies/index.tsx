import type { ResourceOverrides } from '../../resources/defineResource.tsx';
import { withWords } from '../../i18n/laterWords.ts';
import { ResourceAt, type ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';

const LightSensorTypes = lazyScreen(
  withWords(() => import('./LightSensorTypes.tsx')),
  { isExtra: true },
);
const SensorsEdit = lazyScreen(withWords(() => import('./SensorsEdit.tsx')));

const edits = { sensorIds: SensorsEdit };
const plain: ResourceOverrides = { edits };
const byLight: ResourceOverrides = { edits, list: { lead: <LightSensorTypes /> } };

/** Strategies: those that follow light sensors name the types of sensor that the platform has. @see SHELL-08 */
export default function StrategiesAt(props: ResourceAtProps) {
  const overrides = props.where?.['kind'] === 'lumen' ? byLight : plain;
  return <ResourceAt {...props} overrides={{ ...overrides, ...props.overrides }} />;
}
