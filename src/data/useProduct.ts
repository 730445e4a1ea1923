import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { send } from '../api/send.ts';
import {
  hasModule,
  toProductMode,
  type Maybe,
  type Product,
  type ProductMode,
} from '../domain/modules.ts';
import { operation as countProjects } from '../generated/media/operations/countProjects.ts';
import { readCount } from './readCount.ts';
import { isDocumentsBuild } from './isDocumentsBuild.ts';
import { useConfiguration } from './useConfiguration.ts';
import { useSession } from './useSession.ts';

/** The platform's properties that determine which screens exist. Undefined while loading. */
export interface ProductFeatures extends Product {
  /** Sensors of light exist, so strategies by them. */
  readonly lumen: Maybe;
  /** Sensors of pedestrians exist, so strategies by them. */
  readonly peopleLight: Maybe;
}

/** The key in the browser's storage of the last known mode. @see docs/decisions/2026-11-21-product-modes.md 1 */
const STORAGE_KEY = 'version';

/**
 * Returns the features that determine which screens exist for the signed-in user.
 *
 * @example const { mode, hasProject, lumen } = useProduct();
 */
export function useProduct(): ProductFeatures {
  const mode = useProductMode();
  return {
    mode,
    hasProject: useHasProject(mode ?? readLastMode()),
    lumen: isEnabled(useConfiguration('lumen')),
    peopleLight: isEnabled(useConfiguration('peopleLight')),
  };
}

/**
 * Returns the features, or the most likely ones: until the platform returns its mode, the last known mode is used.
 *
 * @example const { mode } = useLikelyProduct();
 */
export function useLikelyProduct(): ProductFeatures {
  const product = useProduct();
  return { ...product, mode: product.mode ?? readLastMode() };
}

/** Returns the last mode of the platform that this browser stored. */
export const readLastMode = (): ProductMode | undefined => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? undefined : toProductMode(stored);
};

function storeLastMode(mode: ProductMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // A full storage: the next visit starts with the mode before.
  }
}

/** Returns the mode of the platform; where it is not available, the last known mode. */
function useProductMode(): ProductMode | undefined {
  const version = useConfiguration('version');
  const configuredMode = version?.mode;
  useEffect(() => {
    if (configuredMode) storeLastMode(toProductMode(configuredMode));
  }, [configuredMode]);
  if (version === undefined) return undefined;
  return toProductMode(configuredMode ?? readLastMode());
}

const isEnabled = (configurationSet: { readonly enabled: boolean } | null | undefined): Maybe =>
  configurationSet === undefined ? undefined : configurationSet?.enabled === true;

/** Whether a media project exists. Requested only for users with the module. */
function useHasProject(mode: ProductMode | undefined): Maybe {
  const user = useSession();
  const hasProjectModule = user && hasModule('project', user, mode);
  const { data, isFetching } = useQuery({
    queryKey: ['product', 'projects', user?.userId],
    enabled: hasProjectModule === true && !isDocumentsBuild,
    queryFn: async ({ signal }) => readCount(await send(countProjects, { signal })) ?? 0,
  });
  if (!user || hasProjectModule === false || isDocumentsBuild) return false;
  if (data) return true;
  // A cached result without projects may be outdated; the first may just have been created.
  return hasProjectModule === undefined || isFetching ? undefined : false;
}
