import { createContext } from 'react';

/** The parent titles of a page, the nearest first, which follow its own in the document title. */
export const ParentTitlesContext = createContext<readonly string[]>([]);
