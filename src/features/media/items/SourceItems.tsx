import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { Icon } from '../../../ui/icons/Icon.tsx';
import type { ItemFields } from '../model/mediaTree.ts';
import { getTextStyle } from './textStyle.ts';
import { useFileText, useFileUrl } from './useFile.ts';

/** How each scale fits a picture into its area. */
const OBJECT_FITS = { fit: 'contain', fill: 'cover', stretch: 'fill', original: 'none' } as const;

interface SourceItemProps {
  readonly fields: ItemFields;
}

export const PictureItem = ({ fields }: SourceItemProps) => {
  const { data: url, error } = useFileUrl(fields.baseInfo.materialId);
  const [damagedUrl, setDamagedUrl] = useState<string>();
  if (error) return <MissingFile fields={fields} />;
  if (url === undefined) return null;
  return url === damagedUrl ? (
    <MissingFile fields={fields} isDamaged />
  ) : (
    <img
      className="media-fill"
      src={url}
      alt=""
      draggable={false}
      onError={() => setDamagedUrl(url)}
      style={{ objectFit: OBJECT_FITS[fields.scale ?? 'fit'] }}
    />
  );
};

interface VideoItemProps extends SourceItemProps {
  readonly isPlaying: boolean;
}

/** The frame at which a video begins, or the video itself, with its text. */
export const VideoItem = ({ fields, isPlaying }: VideoItemProps) => {
  const { data: url, error } = useFileUrl(fields.baseInfo.materialId);
  const [damagedUrl, setDamagedUrl] = useState<string>();
  const video = useRef<HTMLVideoElement>(null);
  const begin = fields.playType === 'range' ? (fields.playTimeBegin ?? 0) / 1_000 : 0;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.currentTime = begin;
    if (isPlaying) void element.play().catch(() => undefined);
    else element.pause();
  }, [begin, isPlaying, url]);
  if (error) return <MissingFile fields={fields} />;
  if (url !== undefined && url === damagedUrl) return <MissingFile fields={fields} isDamaged />;
  return (
    <>
      {url !== undefined && (
        <video
          ref={video}
          className="media-fill"
          src={url}
          muted
          playsInline
          preload="auto"
          onError={() => setDamagedUrl(url)}
          style={{ objectFit: OBJECT_FITS[fields.scale ?? 'fit'] }}
        />
      )}
      {fields.textOverlay && <TextOverlay overlay={fields.textOverlay} />}
    </>
  );
};

const TextOverlay = ({ overlay }: { readonly overlay: NonNullable<ItemFields['textOverlay']> }) => {
  const { w, h, x, y } = overlay.position;
  return (
    <div
      className="media-text"
      style={{
        ...getTextStyle(overlay),
        position: 'absolute',
        left: x,
        top: y,
        width: w,
        height: h,
      }}
    >
      {overlay.content}
    </div>
  );
};

export const TextFileItem = ({ fields }: SourceItemProps) => {
  const { data: text, error } = useFileText(fields.baseInfo.materialId);
  if (error) return <MissingFile fields={fields} />;
  return (
    <div className="media-text" style={getTextStyle(fields)}>
      {text ?? ''}
    </div>
  );
};

/** A file that the library does not have, or that cannot be read. */
const MissingFile = ({
  fields,
  isDamaged = false,
}: SourceItemProps & { readonly isDamaged?: boolean }) => {
  const translate = useTranslate();
  const key = isDamaged ? 'media.file.damaged' : 'media.file.missing';
  return (
    <div className="media-missing centered">
      <Icon name="file" size={24} />
      {translate(key, { name: fields.baseInfo.file ?? '' })}
    </div>
  );
};
