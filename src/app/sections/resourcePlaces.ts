import type { ComponentType } from 'react';

import type { ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** Resources that have more than their document says: what draws their lists and records, wherever these stand. */
export const resourcePlaces: Readonly<Record<string, ComponentType<ResourceAtProps>>> = {
  assets: lazyScreen(() => import('../../features/assets/index.tsx')),
  domains: lazyScreen(() => import('../../features/domains/index.tsx')),
  packages: lazyScreen(() => import('../../features/assets/upgrade/PackagesAt.tsx')),
  upgradeLogs: lazyScreen(() => import('../../features/assets/upgrade/UpgradeLogsAt.tsx')),
};
