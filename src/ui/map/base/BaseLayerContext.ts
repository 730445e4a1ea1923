import { createContext } from 'react';

import type { BaseLayerKind } from './baseLayer.ts';

/** The ground that a user has chosen; undefined for the one of the site. */
export const BaseLayerContext = createContext<BaseLayerKind | undefined>(undefined);
