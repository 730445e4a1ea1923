import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import type { ResourceAtPathProps } from '../../resources/screens/ResourceAtPath.tsx';
import { type LazyComponent, lazyComponent } from '../../ui/lazyComponent.tsx';

/** The screens for the project's own documents. */
const projectScreens: Readonly<Record<string, LazyComponent<ResourceAtPathProps>>> = {
  alerts: lazyComponent(withLazyMessages(() => import('../../features/alerts/AlertsResource.tsx'))),
  assets: lazyComponent(() => import('./AssetsScreen.tsx')),
  domains: lazyComponent(() => import('../../features/domains/index.tsx')),
  faults: lazyComponent(withLazyMessages(() => import('../../features/alerts/FaultsResource.tsx'))),
  modelTypes: lazyComponent(
    withLazyMessages(() => import('../../features/storage/ModelTypesResource.tsx')),
  ),
  mutes: lazyComponent(withLazyMessages(() => import('../../features/alerts/MutesResource.tsx'))),
  overrides: lazyComponent(() => import('../../features/strategies/index.tsx')),
  packages: lazyComponent(() => import('../../features/upgrade/PackagesResource.tsx')),
  plans: lazyComponent(() => import('../../features/strategies/index.tsx')),
  projects: lazyComponent(() => import('../../features/media/index.tsx')),
  players: lazyComponent(withLazyMessages(() => import('../../features/players/index.tsx'))),
  statuses: lazyComponent(() => import('../../features/assets/list/StatusesResource.tsx')),
  strategies: lazyComponent(() => import('../../features/strategies/index.tsx')),
  upgradeLogs: lazyComponent(() => import('../../features/upgrade/UpgradeLogsResource.tsx')),
};

/**
 * Resources with custom lists and records, at every route. The `assets` of a foreign document share only the name
 * with ours.
 */
export const resourceScreens: typeof projectScreens = isDocumentsBuild ? {} : projectScreens;

/** Fetches the screen of a resource that has one. A failure shows itself when the screen is needed. */
export const prefetchResourceScreen = async (name: string): Promise<void> => {
  if (Object.hasOwn(resourceScreens, name))
    await resourceScreens[name]?.prefetch().catch(() => undefined);
};
