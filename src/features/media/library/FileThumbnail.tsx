import { useState } from 'react';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFileSource } from '../../../ui/useFileSource.ts';
import { useOnSeen } from '../../../ui/useOnSeen.ts';
import { useFileContent } from '../items/useFile.ts';
import type { SourceType } from '../model/itemDefaults.ts';

const TYPE_ICONS = { text: 'file', picture: 'image', video: 'video' } as const;

interface FileThumbnailProps {
  readonly id: string | undefined;
  readonly type: SourceType;
}

/** A picture as itself, a video by its first frame, a text by its icon; loaded when it comes into view. */
export const FileThumbnail = ({ id, type }: FileThumbnailProps) => {
  const [isSeen, setSeen] = useState(false);
  const ref = useOnSeen(() => setSeen(true));
  const { data: file } = useFileContent(type === 'text' || !isSeen ? undefined : id);
  const setSource = useFileSource(file);
  const [damagedFile, setDamagedFile] = useState<Blob>();
  const onError = () => setDamagedFile(file);
  return (
    <span ref={ref} className="media-thumbnail centered" aria-hidden="true">
      {file === undefined || file === damagedFile ? (
        <Icon name={TYPE_ICONS[type]} size={18} />
      ) : type === 'video' ? (
        <video ref={setSource} muted preload="metadata" tabIndex={-1} onError={onError} />
      ) : (
        <img ref={setSource} alt="" draggable={false} onError={onError} />
      )}
    </span>
  );
};
