import type { ComponentType } from 'react';

import type { ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { withWords } from '../../data/i18nProvider.ts';
import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** Resources that have more than their document says: what draws their lists and records, wherever these stand. */
export const resourcePlaces: Readonly<Record<string, ComponentType<ResourceAtProps>>> = {
  assets: lazyScreen(() => import('../../features/assets/index.tsx')),
  domains: lazyScreen(() => import('../../features/domains/index.tsx')),
  packages: lazyScreen(withWords(() => import('../../features/assets/upgrade/PackagesAt.tsx'))),
  upgradeLogs: lazyScreen(
    withWords(() => import('../../features/assets/upgrade/UpgradeLogsAt.tsx')),
  ),
};
