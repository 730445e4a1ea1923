import type { VideoMeasures } from './VideoMeasures.ts';

/** The ids of elements, with their length markers. @see https://www.rfc-editor.org/rfc/rfc9559 (5.1) */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const TIMESTAMP_SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;

/** Nanoseconds of a timestamp without a scale. */
const DEFAULT_SCALE_NS = 1_000_000;
const NS_PER_MS = 1_000_000;

/** The content of an element: from its first byte to the one after its last. */
interface Element {
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Lists the elements in a part of a file; a broken one ends the list. @see https://www.rfc-editor.org/rfc/rfc8794 (4, 5, 6) */
function listElements(view: DataView, from: number, to: number): readonly Element[] {
  const elements: Element[] = [];
  for (let at = from; at < to;) {
    const idLength = getLength(view, at);
    const sizeLength = at + idLength < to ? getLength(view, at + idLength) : 9;
    const start = at + idLength + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > to) break;
    const size = readSize(view, at + idLength, sizeLength);
    // All bits of an unknown size are set: the element ends with its parent.
    const end = size >= 2 ** (7 * sizeLength) - 1 ? to : start + size;
    if (end > to) break;
    elements.push({ id: readUint(view, at, idLength), from: start, to: end });
    at = end;
  }
  return elements;
}

/** Returns the bytes of a number by the zeros before its first set bit; 9 where it has none. */
const getLength = (view: DataView, at: number) => Math.clz32(view.getUint8(at)) - 23;

function readUint(view: DataView, at: number, length: number): number {
  let value = 0;
  for (let i = 0; i < length; i += 1) value = value * 256 + view.getUint8(at + i);
  return value;
}

/** Reads a number without the bit that marks its length: eight bytes with it are more than a number can have. */
function readSize(view: DataView, at: number, length: number): number {
  const first = view.getUint8(at) & (0xff >> length);
  return first * 256 ** (length - 1) + readUint(view, at + 1, length - 1);
}

const find = (view: DataView, parent: Omit<Element, 'id'> | undefined, id: number) =>
  parent && listElements(view, parent.from, parent.to).find(element => element.id === id);

function readNumber(view: DataView, element: Element | undefined): number | undefined {
  return element && readUint(view, element.from, Math.min(8, element.to - element.from));
}

/** Reads the duration of the segment, and the size of its first track with pictures. */
export function readWebmMeasures(view: DataView): VideoMeasures {
  const segment = find(view, { from: 0, to: view.byteLength }, SEGMENT);
  const tracks = find(view, segment, TRACKS);
  const videos = (tracks ? listElements(view, tracks.from, tracks.to) : [])
    .filter(({ id }) => id === TRACK_ENTRY)
    .map(track => find(view, track, VIDEO));
  const video = videos.find(element => element !== undefined);
  const width = readNumber(view, find(view, video, PIXEL_WIDTH));
  const height = readNumber(view, find(view, video, PIXEL_HEIGHT));
  return {
    ...readDuration(view, find(view, segment, INFO)),
    ...(width !== undefined && height !== undefined && { width, height }),
  };
}

function readDuration(view: DataView, info: Element | undefined): VideoMeasures {
  const duration = find(view, info, DURATION);
  const length = duration && duration.to - duration.from;
  if (!duration || (length !== 4 && length !== 8)) return {};
  const units = length === 4 ? view.getFloat32(duration.from) : view.getFloat64(duration.from);
  const scale = readNumber(view, find(view, info, TIMESTAMP_SCALE)) ?? DEFAULT_SCALE_NS;
  return { duration: Math.round((units * scale) / NS_PER_MS) };
}
