import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import { send } from '../api/send.ts';
import { MINUTE_MS } from '../domain/duration.ts';
import { isForbidden, isNotFound } from '../domain/errorStatus.ts';
import {
  DEFAULT_MODE,
  hasModule,
  toProductMode,
  type Maybe,
  type Product,
  type ProductMode,
} from '../domain/modules.ts';
import { operation as countOperation } from '../generated/media/operations/countProjects.ts';
import { CountError } from './CountError.ts';
import { readCount } from './readCount.ts';
import { isDocumentsBuild } from './isDocumentsBuild.ts';
import { useConfiguration, useHasFailed } from './useConfiguration.ts';
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

/** The cache key of the number of media projects. */
export const PROJECT_COUNT_KEY = ['product', 'projects'];

/**
 * Returns the features that determine which screens exist for the signed-in user. One whose read failed is unknown, as
 * one that is loading: a guard would otherwise redirect a user from a screen that exists.
 *
 * @example const { mode, hasProject, lumen } = useProduct();
 */
export function useProduct(): ProductFeatures {
  const mode = useProductMode();
  return {
    mode,
    hasProject: useHasProject(useLikelyMode(mode)),
    lumen: useIsEnabled('lumen'),
    peopleLight: useIsEnabled('peopleLight'),
  };
}

/**
 * Returns the features, with the most likely mode until the platform returns one.
 *
 * @example const { mode } = useLikelyProduct();
 */
export function useLikelyProduct(): ProductFeatures {
  const product = useProduct();
  return { ...product, mode: useLikelyMode(product.mode) };
}

/** Returns the mode, or else the last known one, or else the default where the read of the mode failed. */
export function useLikelyMode(mode: ProductMode | undefined): ProductMode | undefined {
  const hasFailed = useHasFailed('version');
  return mode ?? readLastMode() ?? (hasFailed ? DEFAULT_MODE : undefined);
}

/** Returns the last mode of the platform that this browser stored. */
function readLastMode(): ProductMode | undefined {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? undefined : toProductMode(stored);
}

function storeLastMode(mode: ProductMode): void {
  try {
    localStorage.setItem(STORAGE_KEY, mode);
  } catch {
    // A full storage: the next visit starts with the mode before.
  }
}

/** Returns the mode of the platform; of a platform that names none, the last known mode. */
function useProductMode(): ProductMode | undefined {
  const version = useConfiguration('version');
  const hasFailed = useHasFailed('version');
  const configuredMode = version?.mode;
  useEffect(() => {
    if (configuredMode) storeLastMode(toProductMode(configuredMode));
  }, [configuredMode]);
  if (version === undefined || hasFailed) return undefined;
  return toProductMode(configuredMode ?? readLastMode());
}

function useIsEnabled(name: 'lumen' | 'peopleLight'): Maybe {
  const configurationSet = useConfiguration(name);
  const hasFailed = useHasFailed(name);
  return configurationSet === undefined || hasFailed
    ? undefined
    : configurationSet?.enabled === true;
}

/** @throws CountError for a response that is no count */
async function countProjects(signal: AbortSignal): Promise<number> {
  const count = readCount(await send(countOperation, { signal }));
  if (count === undefined) throw new CountError('GET /projects/count');
  return count;
}

const buildCountQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...PROJECT_COUNT_KEY, userId],
    queryFn: ({ signal }) => countProjects(signal),
    refetchInterval: ({ state }) => isUnknown(state.error) && MINUTE_MS,
  });

/** A platform without projects, or one that denies them to the user, has none for the user; any other error says nothing. */
const isUnknown = (error: unknown): boolean =>
  error !== null && !isForbidden(error) && !isNotFound(error);

/** Whether a media project exists. Requested only for users with the module. */
function useHasProject(mode: ProductMode | undefined): Maybe {
  const user = useSession();
  const hasProjectModule = user && hasModule('project', user, mode);
  const { data, error, isFetching } = useQuery({
    ...buildCountQuery(user?.userId),
    enabled: hasProjectModule === true && !isDocumentsBuild,
  });
  if (!user || hasProjectModule === false || isDocumentsBuild) return false;
  if (data) return true;
  // A cached result without projects may be outdated; the first may just have been created.
  return hasProjectModule === undefined || isFetching || isUnknown(error) ? undefined : false;
}

/** Whether it is unknown if a media project exists, because the read failed. */
export const useHasProjectCountFailed = (): boolean =>
  isUnknown(useQuery({ ...buildCountQuery(useSession()?.userId), enabled: false }).error);
