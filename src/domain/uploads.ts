import { unpackedSize } from './archives.ts';
import type { Finding } from './verdict.ts';

/** How the bytes of a file begin, if it is what its ending says; absent where nothing tells. */
interface Kind {
  readonly is?: (bytes: Uint8Array) => boolean;
  /** It holds other files, which may be far larger than it is. */
  readonly isArchive?: true;
}

/** Kinds of file by their endings. */
export type UploadKinds = Readonly<Record<string, Kind>>;

const begins =
  (signature: string, at = 0) =>
  (bytes: Uint8Array): boolean =>
    [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Text has no NUL, and every binary file has one soon. */
const isText = (bytes: Uint8Array) => !bytes.subarray(0, 65_536).includes(0);

/** A frame of sound begins with eleven bits that are set. */
const isFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && second >= 0xe0;

const zip: Kind = { is: begins('PK\x03\x04'), isArchive: true };
const gzip: Kind = { is: begins('\x1f\x8b'), isArchive: true };

/** What a device can be upgraded with. @see spec B7 (STORE-03) */
export const PACKAGES: UploadKinds = {
  bin: {},
  img: {},
  fw: {},
  hex: { is: isText },
  zip,
  apk: zip,
  gz: gzip,
  tgz: gzip,
};

/** What a broadcast device can play. @see spec B7 (DEVICE-04) */
export const SOUNDS: UploadKinds = {
  mp3: { is: bytes => begins('ID3')(bytes) || isFrame(bytes) },
  wav: { is: bytes => begins('RIFF')(bytes) && begins('WAVE', 8)(bytes) },
  aac: { is: isFrame },
  m4a: { is: begins('ftyp', 4) },
  ogg: { is: begins('OggS') },
  mp4: { is: begins('ftyp', 4) },
  webm: { is: begins('\x1a\x45\xdf\xa3') },
};

/** Bytes; the platform takes a form of at most 32 MiB, the words around the file included. */
export const LARGEST_UPLOAD = 32 * 1024 * 1024 - 4096;

/** So many times its own size an archive may become when it is unpacked; what is more is made to fill a disk. */
const MOST_UNPACKED = 100;

/** What else tells by its first bytes what it is; a file with any other ending may be anything. */
const OTHERS: UploadKinds = {
  ...PACKAGES,
  ...SOUNDS,
  png: { is: begins('\x89PNG') },
  jpg: { is: begins('\xff\xd8\xff') },
  jpeg: { is: begins('\xff\xd8\xff') },
  gif: { is: begins('GIF8') },
  bmp: { is: begins('BM') },
  webp: { is: bytes => begins('RIFF')(bytes) && begins('WEBP', 8)(bytes) },
  pdf: { is: begins('%PDF') },
  docx: zip,
  xlsx: zip,
  pptx: zip,
  svg: { is: isText },
  csv: { is: isText },
  txt: { is: isText },
  json: { is: isText },
  xml: { is: isText },
};

const endingOf = (name: string) => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** A file as it is about to be sent. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Judges a file before it is sent: its ending, its size, its bytes, and of an archive how large it becomes.
 *
 * @returns the first thing that is wrong, with the ending or the sizes in megabytes
 * @see SEC-08
 */
export function judgeUpload(
  { name, bytes }: Upload,
  kinds: UploadKinds,
  largest = LARGEST_UPLOAD,
): Finding | undefined {
  const ending = endingOf(name);
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  if (!kind) return { key: 'upload.wrong.kind', args: { kinds: Object.keys(kinds).join(', ') } };
  if (bytes.length === 0) return { key: 'upload.wrong.empty', args: {} };
  if (bytes.length > largest) return tooLarge(bytes.length, largest);
  if (kind.is?.(bytes) === false) return { key: 'upload.wrong.content', args: { ending } };
  const unpacked = kind.isArchive ? unpackedSize(bytes) : undefined;
  if (unpacked !== undefined && unpacked > bytes.length * MOST_UNPACKED)
    return { key: 'upload.wrong.archive', args: { size: inMegabytes(unpacked) } };
  return undefined;
}

/** @param largest in bytes, as `size` */
export const tooLarge = (size: number, largest: number): Finding => ({
  key: 'upload.wrong.large',
  args: { size: inMegabytes(size), most: Math.round(largest / 1_048_576) },
});

/** Judges a file of which nobody says what it should be: by what its own ending says. @see SEC-08 */
export function judgeAnyUpload(upload: Upload, largest: number): Finding | undefined {
  const ending = endingOf(upload.name);
  const kind = Object.hasOwn(OTHERS, ending) ? OTHERS[ending] : undefined;
  return judgeUpload(upload, { [ending]: kind ?? {} }, largest);
}

const inMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/**
 * The name under which a file is sent: without a path, without what cannot be seen or means something to a file system,
 * without spaces and dots at its ends, at most 128 characters, its ending kept. Empty where nothing is left of it.
 *
 * @see SEC-08
 */
export function cleanFileName(name: string): string {
  const bare = (name.split(/[/\\]/u).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}:*?"<>|]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const ending = /\.[^.]{1,16}$/u.exec(bare)?.[0] ?? '';
  const most = 128 - ending.length;
  return [...bare.slice(0, bare.length - ending.length)].slice(0, most).join('').trimEnd() + ending;
}
