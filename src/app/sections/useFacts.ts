import { useMemo } from 'react';

import { useConfiguration } from '../../data/useConfiguration.ts';
import { useProduct } from '../../data/useProduct.ts';
import { useUser } from '../useUser.ts';
import { KNOWN_MODELS } from './models.ts';
import type { Facts } from './Section.ts';

/** All that decides which screens the person who is signed in has. */
export function useFacts(): Facts {
  const { role, modules } = useUser();
  const { mode, hasProject, lumen, peopleLight } = useProduct();
  const offered = useConfiguration('model');
  return useMemo(
    () => ({
      visitor: { role, modules },
      ...{ mode, hasProject, lumen, peopleLight },
      models: offered === null ? KNOWN_MODELS : offered,
    }),
    [role, modules, mode, hasProject, lumen, peopleLight, offered],
  );
}
