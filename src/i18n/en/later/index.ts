import { maps } from './maps.ts';
import { domains } from './domains.ts';
import { reference } from './reference.ts';

/** What is said beyond the first list, by whole keys; it comes with the first screen that needs it. */
export const later: Readonly<Record<string, string>> = { ...domains, ...maps, ...reference };
