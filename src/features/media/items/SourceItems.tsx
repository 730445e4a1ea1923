import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';

import { SECOND_MS } from '../../../domain/duration.ts';
import type { StageSize } from '../../../domain/media/sceneLayouts.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { useFileSource } from '../../../ui/useFileSource.ts';
import type { ItemFields } from '../model/mediaTree.ts';
import { TextBox } from './TextBox.tsx';
import { getTextStyle } from './textStyle.ts';
import { useFileContent, useFileText } from './useFile.ts';

/** How each scale fits a picture into its area. */
const OBJECT_FITS = { fit: 'contain', fill: 'cover', stretch: 'fill', original: 'none' } as const;

interface SourceItemProps {
  readonly fields: ItemFields;
}

export const PictureItem = ({ fields }: SourceItemProps) => {
  const { data: file, error } = useFileContent(fields.baseInfo.materialId);
  const setSource = useFileSource(file);
  const [damagedFile, setDamagedFile] = useState<Blob>();
  if (error) return <MissingFile fields={fields} />;
  if (file === undefined) return null;
  return file === damagedFile ? (
    <MissingFile fields={fields} isDamaged />
  ) : (
    <img
      className="size-full overflow-hidden"
      ref={setSource}
      alt=""
      draggable={false}
      onError={() => setDamagedFile(file)}
      style={{ objectFit: OBJECT_FITS[fields.scale ?? 'fit'] }}
    />
  );
};

interface VideoItemProps extends SourceItemProps {
  readonly isPlaying: boolean;
}

/** The frame at which a video starts, or the video itself, with its text. */
export const VideoItem = ({ fields, isPlaying }: VideoItemProps) => {
  const { data: file, error } = useFileContent(fields.baseInfo.materialId);
  const setSource = useFileSource(file);
  const [damagedFile, setDamagedFile] = useState<Blob>();
  const video = useRef<HTMLVideoElement>(null);
  const setVideo = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      return setSource(element);
    },
    [setSource],
  );
  const begin = fields.playType === 'range' ? (fields.playTimeBegin ?? 0) / SECOND_MS : 0;
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.currentTime = begin;
    if (isPlaying) void element.play().catch(() => undefined);
    else element.pause();
  }, [begin, isPlaying, file]);
  if (error) return <MissingFile fields={fields} />;
  if (file !== undefined && file === damagedFile) return <MissingFile fields={fields} isDamaged />;
  return (
    <>
      {file !== undefined && (
        <video
          ref={setVideo}
          className="size-full overflow-hidden"
          muted
          playsInline
          preload="auto"
          onError={() => setDamagedFile(file)}
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

interface TextFileItemProps extends SourceItemProps {
  readonly size: StageSize;
}

export const TextFileItem = ({ fields, size }: TextFileItemProps) => {
  const { data: text, error } = useFileText(fields.baseInfo.materialId);
  if (error) return <MissingFile fields={fields} />;
  return (
    <TextBox {...{ fields, size }} fileText={text}>
      {text ?? ''}
    </TextBox>
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
    <div className="grid h-full place-items-center content-center text-12 text-[#b7c2c6]">
      <Icon name="file" size={24} />
      {translate(key, { name: fields.baseInfo.file ?? '' })}
    </div>
  );
};
