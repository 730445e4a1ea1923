import { createContext } from 'react';

/** The configured colours of the lamp states. */
export type LampColors = ReadonlyMap<string, { readonly color: string }>;

/** Without configured colours, lamps have those of their state. @see MAP-04 */
export const LampColorsContext = createContext<LampColors>(new Map());
