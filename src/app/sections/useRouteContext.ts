import { useMemo } from 'react';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { useProduct } from '../../data/useProduct.ts';
import { useUser } from '../useUser.ts';
import { KNOWN_MODELS } from './knownModels.ts';
import type { RouteContext } from './NavSection.ts';

/** Returns the input of routing for the signed-in user. */
export function useRouteContext(): RouteContext {
  const { role, modules } = useUser();
  const { mode, hasProject, lumen, peopleLight } = useProduct();
  const modelConfiguration = useConfiguration('model');
  return useMemo(
    () => ({
      visitor: { role, modules },
      ...{ mode, hasProject, lumen, peopleLight },
      models: modelConfiguration === null ? KNOWN_MODELS : modelConfiguration,
    }),
    [role, modules, mode, hasProject, lumen, peopleLight, modelConfiguration],
  );
}
