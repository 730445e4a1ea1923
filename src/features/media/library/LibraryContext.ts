import { createContext, useContext } from 'react';

import type { components, Readable } from '../../../generated/storage/types.ts';
import type { ItemSource } from '../state/useAddParts.ts';
import type { SourceType } from '../model/itemDefaults.ts';

/** A file of the storage. */
export type StoredFile = Readable<components['schemas']['StoredFile']>;

/** A request for files of a type: for one file, or to add them to the stage. */
export interface FileRequest {
  readonly type: SourceType;
  readonly onPick?: (source: ItemSource) => void;
}

/** Called once for each file when the storage has it, with its index in the choice. */
export type OnFileStored = (file: StoredFile, index: number) => void;

/** The library of the editor. */
interface Library {
  /** Opens it for one file, or to add files. */
  readonly open: (request?: FileRequest) => void;
  /** Uploads files while the library shows their progress. */
  readonly upload: (files: readonly File[], onStored?: OnFileStored) => void;
  /** The uploads since the editor was opened. */
  readonly uploadIds: readonly string[];
}

export const LibraryContext = createContext<Library | undefined>(undefined);

export function useLibrary(): Library {
  const library = useContext(LibraryContext);
  if (!library) throw new Error('This component belongs into a LibraryContext.');
  return library;
}
