import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';

import type { FileRequest } from './LibraryContext.ts';
import { useLibraryUploads } from './useLibraryUploads.ts';

interface OpenedLibrary {
  readonly request: FileRequest | undefined;
  /** Counts the requests: each one starts with its own type of file, and with the focus. */
  readonly key: number;
}

/**
 * Opens and closes the library in the place of the contents. Closed, it returns the focus to where it was opened; to its
 * own button where that is not rendered.
 */
export function useLibraryPanel(editorRef: RefObject<HTMLElement | null>) {
  const { upload, uploadIds } = useLibraryUploads();
  const [openedLibrary, setLibrary] = useState<OpenedLibrary>();
  const opener = useRef<Element>(undefined);
  const isOpen = openedLibrary !== undefined;
  useEffect(() => {
    if (isOpen || !opener.current) return;
    const { current } = opener;
    opener.current = undefined;
    const button = editorRef.current?.querySelector('.media-contents-foot button');
    const target = current.isConnected && current !== document.body ? current : button;
    if (target instanceof HTMLElement) target.focus();
  }, [isOpen, editorRef]);
  const open = useCallback((request?: FileRequest) => {
    // A drop on the stage opens the library without a request; it may be open already.
    if (request || !opener.current) opener.current = document.activeElement ?? document.body;
    setLibrary(before => ({ request, key: (before?.key ?? 0) + (request ? 1 : 0) }));
  }, []);
  const closeLibrary = useCallback(() => setLibrary(undefined), []);
  const library = useMemo(() => ({ open, upload, uploadIds }), [open, upload, uploadIds]);
  return { library, openedLibrary, closeLibrary };
}
