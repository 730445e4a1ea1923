import { useState } from 'react';

import { useOnSeen } from '../../../ui/useOnSeen.ts';
import { useFileContent, useFileStill } from '../items/useFile.ts';
import type { StoredFile } from './LibraryContext.ts';

/** Bytes; a larger file without a still is loaded on request only. */
const MAX_THUMBNAIL_BYTES = 500_000;

/**
 * Loads what the thumbnail of a picture or a video shows when it comes into view: the still; without one, the file if it
 * is small, is loaded already, or is requested.
 */
export function useThumbnail(file: StoredFile | undefined) {
  const [isSeen, setSeen] = useState(false);
  const [isRequested, setRequested] = useState(false);
  const [damaged, setDamaged] = useState<readonly Blob[]>([]);
  const ref = useOnSeen(() => setSeen(true));
  const hasStill = file?.stillpath !== undefined;
  const still = useFileStill(file?.id, isSeen && hasStill);
  const isStillShown =
    hasStill && !still.error && !(still.data !== undefined && damaged.includes(still.data));
  const isFileShown = file !== undefined && file.type !== 'text' && !isStillShown;
  const isSmall = file !== undefined && file.size <= MAX_THUMBNAIL_BYTES;
  const content = useFileContent(file?.id, isFileShown && isSeen && (isSmall || isRequested));
  const source = isStillShown ? still.data : isFileShown ? content.data : undefined;
  return {
    ref,
    source: source !== undefined && damaged.includes(source) ? undefined : source,
    isVideo: file?.type === 'video' && !isStillShown,
    /** Reports that the browser cannot decode the source. */
    onDamaged: () => source !== undefined && setDamaged([...damaged, source]),
    /** Whether the file is loaded on request only. */
    isOnRequest: isFileShown && !isSmall && content.data === undefined,
    isLoading: content.isFetching,
    hasFailed: content.error !== null,
    load: () => {
      setRequested(true);
      if (content.error) void content.refetch();
    },
  };
}

export type Thumbnail = ReturnType<typeof useThumbnail>;
