import type { ComponentType } from 'react';

import { withLazyMessages } from '../../../data/i18nProvider.ts';
import { lazyComponent } from '../../../ui/lazyComponent.tsx';
import { getModelsWithTab } from '../devices/getModelsWithTab.ts';
import type { AssetTabProps } from './Asset.ts';
import type { ProvidedTabs } from './ProvidedTabsContext.ts';

interface AssetTabDefinition {
  /** The value of the URL parameter: `?tab=faults`. */
  readonly name: string;
  /** The message key of its label. */
  readonly labelKey: string;
  /** The models with this tab; absent: all. */
  readonly models?: readonly string[];
  /** The tab has no padding of its own. */
  readonly isPadded?: true;
  /** Absent: the tab is another feature, see {@link ProvidedTabs}. */
  readonly Component?: ComponentType<AssetTabProps>;
}

/** One tab of the device page. */
export interface AssetTab extends AssetTabDefinition {
  readonly Component: ComponentType<AssetTabProps>;
}

const lazyTab = (load: () => Promise<{ readonly default: ComponentType<AssetTabProps> }>) =>
  lazyComponent(withLazyMessages(load));

/** The tabs in order. The first is open if the URL names none that the device has. */
const ASSET_TABS: readonly AssetTabDefinition[] = [
  {
    name: 'overview',
    labelKey: 'asset.tab.overview',
    Component: lazyTab(() => import('./overview/OverviewTab.tsx')),
  },
  {
    name: 'camera',
    labelKey: 'asset.tab.camera',
    models: getModelsWithTab('camera'),
    isPadded: true,
    Component: lazyTab(() => import('../devices/CameraTab.tsx')),
  },
  {
    name: 'broadcast',
    labelKey: 'asset.tab.broadcast',
    models: getModelsWithTab('broadcast'),
    isPadded: true,
    Component: lazyTab(() => import('../devices/BroadcastTab.tsx')),
  },
  {
    name: 'display',
    labelKey: 'asset.tab.display',
    models: getModelsWithTab('display'),
    isPadded: true,
    Component: lazyTab(() => import('../devices/DisplayTab.tsx')),
  },
  {
    name: 'sensor',
    labelKey: 'asset.tab.sensor',
    models: getModelsWithTab('sensor'),
    isPadded: true,
    Component: lazyTab(() => import('../devices/SensorTab.tsx')),
  },
  {
    name: 'parameters',
    labelKey: 'asset.tab.parameters',
    Component: lazyTab(() => import('../commands/ParametersTab.tsx')),
  },
  {
    name: 'relations',
    labelKey: 'asset.tab.relations',
    Component: lazyTab(() => import('./relations/RelationsTab.tsx')),
  },
  {
    name: 'faults',
    labelKey: 'asset.tab.faults',
    Component: lazyTab(() => import('./rows/FaultsTab.tsx')),
  },
  {
    name: 'history',
    labelKey: 'asset.tab.history',
    Component: lazyTab(() => import('./history/HistoryTab.tsx')),
  },
  {
    name: 'firmware',
    labelKey: 'asset.tab.firmware',
    models: getModelsWithTab('firmware'),
    isPadded: true,
  },
  { name: 'log', labelKey: 'asset.tab.log', Component: lazyTab(() => import('./rows/LogTab.tsx')) },
];

export const getAssetTabs = (model: string, providedTabs: ProvidedTabs): readonly AssetTab[] =>
  ASSET_TABS.filter(({ models }) => models?.includes(model) ?? true).flatMap(tab => {
    const Component = tab.Component ?? providedTabs[tab.name];
    return Component ? [{ ...tab, Component }] : [];
  });
