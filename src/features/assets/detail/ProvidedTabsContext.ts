import { type ComponentType, createContext } from 'react';

import type { AssetTabProps } from './Asset.ts';

/** The components of the tabs that are other features, by tab name. A tab without one is absent. */
export type ProvidedTabs = Readonly<Partial<Record<string, ComponentType<AssetTabProps>>>>;

/** Provided by src/app, because features do not import each other. */
export const ProvidedTabsContext = createContext<ProvidedTabs>({});
