import { createContext } from 'react';

/** What a page stands in, the nearest first: named after it in the title of the browser's tab. */
export const TitleTrail = createContext<readonly string[]>([]);
