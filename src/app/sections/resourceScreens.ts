import type { ComponentType } from 'react';

import { isDocumentsBuild } from '../../data/isDocumentsBuild.ts';
import type { ResourceAtPathProps } from '../../resources/routes/ResourceAtPath.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';

/** Of the project's own documents. */
const projectScreens: Readonly<Record<string, ComponentType<ResourceAtPathProps>>> = {
  assets: lazyComponent(() => import('../../features/assets/index.tsx')),
  domains: lazyComponent(() => import('../../features/domains/index.tsx')),
  packages: lazyComponent(() => import('../../features/assets/upgrade/PackagesResource.tsx')),
  strategies: lazyComponent(() => import('../../features/strategies/index.tsx')),
  upgradeLogs: lazyComponent(() => import('../../features/assets/upgrade/UpgradeLogsResource.tsx')),
};

/**
 * Resources that have more than their document says: what draws their lists and records, wherever these stand. The
 * `assets` of a document from elsewhere share nothing but their name with ours.
 */
export const resourceScreens = isDocumentsBuild ? {} : projectScreens;
