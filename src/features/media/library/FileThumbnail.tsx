import { useState } from 'react';

import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFileUrl } from '../items/useFile.ts';
import type { SourceType } from '../model/itemDefaults.ts';

const TYPE_ICONS = { text: 'file', picture: 'image', video: 'video' } as const;

interface FileThumbnailProps {
  readonly id: string | undefined;
  readonly type: SourceType;
}

/** A picture as itself, a video by its first frame, a text by its icon. */
export const FileThumbnail = ({ id, type }: FileThumbnailProps) => {
  const { data: url } = useFileUrl(type === 'text' ? undefined : id);
  const [damagedUrl, setDamagedUrl] = useState<string>();
  const onError = () => setDamagedUrl(url);
  return (
    <span className="media-thumbnail centered" aria-hidden="true">
      {url === undefined || url === damagedUrl ? (
        <Icon name={TYPE_ICONS[type]} size={18} />
      ) : type === 'video' ? (
        <video src={url} muted preload="metadata" tabIndex={-1} onError={onError} />
      ) : (
        <img src={url} alt="" draggable={false} onError={onError} />
      )}
    </span>
  );
};
