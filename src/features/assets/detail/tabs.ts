import type { ComponentType } from 'react';

import { withWords } from '../../../data/i18nProvider.ts';
import { lazyScreen } from '../../../ui/lazyScreen.tsx';
import { modelsWith } from '../devices/modelsWith.ts';
import type { PartProps } from './Part.ts';

/** One tab of the page of a device. */
export interface DeviceTab {
  /** What the address says: `?tab=faults`. */
  readonly name: string;
  /** The key of its words. */
  readonly label: string;
  /** The models that have it; absent: all. */
  readonly models?: readonly string[];
  /** Its part has no distance of its own from the edges of the page. */
  readonly isPadded?: true;
  readonly Part: ComponentType<PartProps>;
}

const part = (load: () => Promise<{ readonly default: ComponentType<PartProps> }>) =>
  lazyScreen(withWords(load));

/** The tabs in their order. The first is open where the address names none that the device has. */
export const TABS: readonly DeviceTab[] = [
  {
    name: 'overview',
    label: 'asset.tab.overview',
    Part: part(() => import('./overview/Overview.tsx')),
  },
  {
    name: 'camera',
    label: 'asset.tab.camera',
    models: modelsWith('camera'),
    isPadded: true,
    Part: part(() => import('../devices/CameraPart.tsx')),
  },
  {
    name: 'broadcast',
    label: 'asset.tab.broadcast',
    models: modelsWith('broadcast'),
    isPadded: true,
    Part: part(() => import('../devices/BroadcastPart.tsx')),
  },
  {
    name: 'display',
    label: 'asset.tab.display',
    models: modelsWith('display'),
    isPadded: true,
    Part: part(() => import('../devices/DisplayPart.tsx')),
  },
  {
    name: 'sensor',
    label: 'asset.tab.sensor',
    models: modelsWith('sensor'),
    isPadded: true,
    Part: part(() => import('../devices/SensorPart.tsx')),
  },
  {
    name: 'parameters',
    label: 'asset.tab.parameters',
    Part: part(() => import('../commands/ParametersPart.tsx')),
  },
  {
    name: 'relations',
    label: 'asset.tab.relations',
    Part: part(() => import('./relations/Relations.tsx')),
  },
  { name: 'faults', label: 'asset.tab.faults', Part: part(() => import('./rows/Faults.tsx')) },
  {
    name: 'history',
    label: 'asset.tab.history',
    Part: part(() => import('./history/History.tsx')),
  },
  {
    name: 'firmware',
    label: 'asset.tab.firmware',
    models: modelsWith('firmware'),
    isPadded: true,
    Part: part(() => import('../upgrade/FirmwarePart.tsx')),
  },
  { name: 'log', label: 'asset.tab.log', Part: part(() => import('./rows/Log.tsx')) },
];

/** The tabs of a device of this model. */
export const tabsOf = (model: string): readonly DeviceTab[] =>
  TABS.filter(({ models }) => models?.includes(model) ?? true);
