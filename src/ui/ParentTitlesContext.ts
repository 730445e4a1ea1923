import { createContext } from 'react';

/** What a page stands in, the nearest first: named after it in the title of the browser's tab. */
export const ParentTitlesContext = createContext<readonly string[]>([]);
