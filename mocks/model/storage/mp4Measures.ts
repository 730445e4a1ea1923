import type { VideoMeasures } from './VideoMeasures.ts';

/** The content of a box: from its first byte to the one after its last. */
interface Box {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

/** Lists the boxes in a part of a file; a broken one ends the list. @see https://www.iso.org/standard/83102.html (4.2) */
function listBoxes(view: DataView, from: number, to: number): readonly Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = view.getUint32(at);
    const isLarge = size === 1 && at + 16 <= to;
    const length = isLarge ? Number(view.getBigUint64(at + 8)) : size === 0 ? to - at : size;
    const header = isLarge ? 16 : 8;
    if (length < header || at + length > to) break;
    const type = String.fromCharCode(...[4, 5, 6, 7].map(offset => view.getUint8(at + offset)));
    boxes.push({ type, from: at + header, to: at + length });
    at += length;
  }
  return boxes;
}

const findBoxes = (view: DataView, { from, to }: Omit<Box, 'type'>, type: string) =>
  listBoxes(view, from, to).filter(box => box.type === type);

/** Reads the duration of the movie, and the size of its first track that has one. */
export function readMp4Measures(view: DataView): VideoMeasures {
  const [movie] = findBoxes(view, { from: 0, to: view.byteLength }, 'moov');
  if (!movie) return {};
  const [header] = findBoxes(view, movie, 'mvhd');
  const sizes = findBoxes(view, movie, 'trak')
    .flatMap(track => findBoxes(view, track, 'tkhd'))
    .filter(({ from, to }) => to - from >= 84)
    // The last two numbers, with 16 binary places each.
    .map(({ to }) => ({ width: view.getUint16(to - 8), height: view.getUint16(to - 4) }));
  return {
    ...(header && readDuration(view, header)),
    ...sizes.find(({ width, height }) => width > 0 && height > 0),
  };
}

/** Its version decides how many bytes the times have. */
function readDuration(view: DataView, { from, to }: Box): VideoMeasures {
  const isLong = to > from && view.getUint8(from) === 1;
  if (to - from < (isLong ? 32 : 20)) return {};
  const scale = view.getUint32(from + (isLong ? 20 : 12));
  const units = isLong ? Number(view.getBigUint64(from + 24)) : view.getUint32(from + 16);
  return scale > 0 ? { duration: Math.round((units / scale) * 1_000) } : {};
}
