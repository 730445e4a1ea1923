import { createContext } from 'react';

import type { ItemSource } from '../contents/useAddParts.ts';
import type { SourceType } from '../model/itemDefaults.ts';

/** A request for one file of a type, instead of adding any file to the stage. */
export interface FileRequest {
  readonly type: SourceType;
  readonly onPick: (source: ItemSource) => void;
}

/** Opens the library, for one file or to add files. */
export const LibraryContext = createContext<(request?: FileRequest) => void>(() => undefined);
