import type { ComponentType } from 'react';

import { isOfDocuments } from '../../data/isOfDocuments.ts';
import type { ResourceAtProps } from '../../resources/places/ResourceAt.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';

/** Of the project's own documents. */
const own: Readonly<Record<string, ComponentType<ResourceAtProps>>> = {
  assets: lazyScreen(() => import('../../features/assets/index.tsx')),
  domains: lazyScreen(() => import('../../features/domains/index.tsx')),
  packages: lazyScreen(() => import('../../features/assets/upgrade/PackagesAt.tsx')),
  strategies: lazyScreen(() => import('../../features/strategies/index.tsx')),
  upgradeLogs: lazyScreen(() => import('../../features/assets/upgrade/UpgradeLogsAt.tsx')),
};

/**
 * Resources that have more than their document says: what draws their lists and records, wherever these stand. The
 * `assets` of a document from elsewhere share nothing but their name with ours.
 */
export const resourcePlaces = isOfDocuments ? {} : own;
