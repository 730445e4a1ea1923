import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
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

/** What the platform says of itself that decides which screens there are. Undefined while it is on its way. */
export interface ProductFeatures extends Product {
  /** There are sensors of light, so strategies by them. */
  readonly lumen: Maybe;
  /** There are sensors of people, so strategies by them. */
  readonly peopleLight: Maybe;
}

/** Where a browser keeps the mode that it saw last. @see docs/decisions/2026-11-21-product-modes.md 1 */
const STORAGE_KEY = 'version';

/** What decides which screens there are, for the person who is signed in. */
export function useProduct(): ProductFeatures {
  const mode = useProductMode();
  return {
    mode,
    hasProject: useHasProject(mode ?? readLastMode()),
    lumen: isEnabled(useConfiguration('lumen')),
    peopleLight: isEnabled(useConfiguration('peopleLight')),
  };
}

/** What is so, or most likely: while the platform has not said its mode, it is taken to have the one that it had. */
export function useLikelyProduct(): ProductFeatures {
  const product = useProduct();
  return { ...product, mode: product.mode ?? readLastMode() };
}

/** The mode that the platform had when it was last asked from this browser. */
export const readLastMode = (): ProductMode | undefined => {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? undefined : toProductMode(stored);
};

/** The mode of the platform; of one that does not say it, the mode that it had before. */
function useProductMode(): ProductMode | undefined {
  const version = useConfiguration('version');
  const configuredMode = version?.mode;
  useEffect(() => {
    if (configuredMode) localStorage.setItem(STORAGE_KEY, toProductMode(configuredMode));
  }, [configuredMode]);
  if (version === undefined) return undefined;
  return toProductMode(configuredMode ?? readLastMode());
}

const isEnabled = (configurationSet: { readonly enabled: boolean } | null | undefined): Maybe =>
  configurationSet === undefined ? undefined : configurationSet?.enabled === true;

/** Whether there is a media project. Only who has the module asks. */
function useHasProject(mode: ProductMode | undefined): Maybe {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const hasProjectModule = user && hasModule('project', user, mode);
  const { data, isFetching } = useQuery({
    queryKey: ['product', 'projects', user?.userId],
    enabled: hasProjectModule === true && !isDocumentsBuild,
    queryFn: async ({ signal }) => readCount(await send(countProjects, { signal })) ?? 0,
  });
  if (!user || hasProjectModule === false || isDocumentsBuild) return false;
  if (data) return true;
  // None, says an answer of before; somebody may just have made the first.
  return hasProjectModule === undefined || isFetching ? undefined : false;
}
