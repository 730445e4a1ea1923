import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFileSource } from '../../../ui/useFileSource.ts';
import type { SourceType } from '../model/itemDefaults.ts';
import type { Thumbnail } from './useThumbnail.ts';

const TYPE_ICONS = { text: 'file', picture: 'image', video: 'video' } as const;

interface FileThumbnailProps {
  readonly type: SourceType;
  readonly thumbnail: Thumbnail;
}

/** A picture by its still or itself, a video by its still or first frame, a text by its icon. */
export const FileThumbnail = ({ type, thumbnail }: FileThumbnailProps) => {
  const { ref, source, isVideo, onDamaged } = thumbnail;
  const setSource = useFileSource(source);
  return (
    <span
      ref={ref}
      className="media-thumbnail grid h-40 w-64 flex-none place-items-center overflow-hidden rounded-1 bg-(--sunken) text-3 [&>:is(img,video)]:size-full [&>:is(img,video)]:object-cover"
      aria-hidden="true"
    >
      {source === undefined ? (
        <Icon name={TYPE_ICONS[type]} size={18} />
      ) : isVideo ? (
        <video ref={setSource} muted preload="metadata" tabIndex={-1} onError={onDamaged} />
      ) : (
        <img ref={setSource} alt="" draggable={false} onError={onDamaged} />
      )}
    </span>
  );
};
