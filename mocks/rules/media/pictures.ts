import type { MediaItem } from '../../model/media/mediaModel.ts';
import { readImageSize } from '../../model/storage/imageSize.ts';
import { fromBase64 } from '../../shared/base64.ts';
import { escapeSvgText, type SizeBox } from './svg.ts';

/** The content of a file or of a still. */
export interface MediaContent {
  readonly type: string;
  /** In base64. */
  readonly data: string;
}

/**
 * The maximum length of an image in base64, 3 MB of bytes: a preview can contain several of them, and an image that is
 * shown as an image loads no other one, so that each is embedded.
 */
const MAX_EMBEDDED_LENGTH = 4_000_000;

const ASPECT_RATIOS = {
  fit: 'xMidYMid meet',
  fill: 'xMidYMid slice',
  stretch: 'none',
  original: 'xMidYMid meet',
};

/**
 * Renders an image in a box by its scale; undefined where it is missing or too large.
 *
 * @param size the size of the original in pixels; that of the image when absent
 */
export function renderImage(
  content: MediaContent | undefined,
  scale: MediaItem['scale'] = 'fit',
  box: SizeBox,
  size?: SizeBox,
): string | undefined {
  if (
    !content ||
    content.data.length > MAX_EMBEDDED_LENGTH ||
    !/^image\/[\w.+-]+$/.test(content.type)
  )
    return undefined;
  const rect = scale === 'original' ? centerIn(box, size ?? measureImage(content)) : undefined;
  const { x, y, width, height } = rect ?? { x: 0, y: 0, ...box };
  return `<image href="data:${content.type};base64,${content.data}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="${ASPECT_RATIOS[scale]}"/>`;
}

const measureImage = ({ type, data }: MediaContent) => readImageSize(fromBase64(data), type);

const centerIn = (box: SizeBox, size: SizeBox | undefined) =>
  size && {
    x: (box.width - size.width) / 2,
    y: (box.height - size.height) / 2,
    width: size.width,
    height: size.height,
  };

/** Renders the name of a file in the place of its image. */
export const renderPlaceholder = (name: string, { width, height }: SizeBox) =>
  `<rect width="${width}" height="${height}" fill="#24343a"/><text x="4" y="${height - 6}" font-size="12" fill="#93a0a5">${escapeSvgText(name)}</text>`;

/** Renders the sign that a video plays in a box. */
export function renderPlaySymbol({ width, height }: SizeBox): string {
  const size = Math.min(width, height) / 6;
  const [x, y] = [width / 2, height / 2];
  return `<path d="M${x - size} ${y - size}L${x + size} ${y}L${x - size} ${y + size}Z" fill="#fff" fill-opacity="0.8"/>`;
}
