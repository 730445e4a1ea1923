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
  return (
    <span className="media-thumbnail centered" aria-hidden="true">
      {url === undefined ? (
        <Icon name={TYPE_ICONS[type]} size={18} />
      ) : type === 'video' ? (
        <video src={url} muted preload="metadata" tabIndex={-1} />
      ) : (
        <img src={url} alt="" draggable={false} />
      )}
    </span>
  );
};
