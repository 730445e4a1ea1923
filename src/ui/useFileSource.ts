import { useCallback } from 'react';

import { objectUrls } from './objectUrls.ts';

/**
 * Returns the ref of a picture or a video that shows a file. Its object URL holds the file in memory, so that it is
 * revoked together with the element.
 *
 * @see SEC-09
 */
export const useFileSource = (file: Blob | undefined) =>
  useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element || !file) return undefined;
      const url = objectUrls.create(file);
      element.src = url;
      return () => objectUrls.revoke(url);
    },
    [file],
  );
