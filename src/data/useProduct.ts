import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

import { send } from '../api/send.ts';
import { session } from '../api/session.ts';
import {
  hasModule,
  knownMode,
  type Maybe,
  type Product,
  type ProductMode,
} from '../domain/modules.ts';
import { operation as countProjects } from '../generated/media/operations/countProjects.ts';
import { countIn } from './countIn.ts';
import { isOfDocuments } from './isOfDocuments.ts';
import { useConfiguration } from './useConfiguration.ts';

/** What the platform says of itself that decides which screens there are. Undefined while it is on its way. */
export interface ProductFacts extends Product {
  /** There are sensors of light, so strategies by them. */
  readonly lumen: Maybe;
  /** There are sensors of people, so strategies by them. */
  readonly peopleLight: Maybe;
}

/** Where a browser keeps the mode that it saw last. @see design 8.12 */
const KEY = 'version';

/** What decides which screens there are, for the person who is signed in. */
export function useProduct(): ProductFacts {
  const mode = useMode();
  return {
    mode,
    hasProject: useHasProject(mode ?? lastMode()),
    lumen: isEnabled(useConfiguration('lumen')),
    peopleLight: isEnabled(useConfiguration('peopleLight')),
  };
}

/** What is so, or most likely: while the platform has not said its mode, it is taken to have the one that it had. */
export function useLikelyProduct(): ProductFacts {
  const product = useProduct();
  return { ...product, mode: product.mode ?? lastMode() };
}

/** The mode that the platform had when it was last asked from this browser. */
export const lastMode = (): ProductMode | undefined => {
  const stored = localStorage.getItem(KEY);
  return stored === null ? undefined : knownMode(stored);
};

/** The mode of the platform; of one that does not say it, the mode that it had before. */
function useMode(): ProductMode | undefined {
  const version = useConfiguration('version');
  const named = version?.mode;
  useEffect(() => {
    if (named) localStorage.setItem(KEY, knownMode(named));
  }, [named]);
  if (version === undefined) return undefined;
  return knownMode(named ?? lastMode());
}

const isEnabled = (set: { readonly enabled: boolean } | null | undefined): Maybe =>
  set === undefined ? undefined : set?.enabled === true;

/** Whether there is a media project. Only who has the module asks. */
function useHasProject(mode: ProductMode | undefined): Maybe {
  const user = useSyncExternalStore(session.subscribe, session.read);
  const has = user && hasModule('project', user, mode);
  const { data, isFetching } = useQuery({
    queryKey: ['product', 'projects', user?.userId],
    enabled: has === true && !isOfDocuments,
    queryFn: async ({ signal }) => countIn(await send(countProjects, { signal })) ?? 0,
  });
  if (!user || has === false || isOfDocuments) return false;
  if (data) return true;
  // None, says an answer of before; somebody may just have made the first.
  return has === undefined || isFetching ? undefined : false;
}
