import { getUnpackedSize } from './getUnpackedSize.ts';
import type { ValidationError } from './validationError.ts';

/** The check of a file's first bytes against its extension; absent where the format has no signature. */
interface FileKind {
  readonly matches?: (bytes: Uint8Array) => boolean;
  /** It contains other files, whose unpacked size may be far larger. */
  readonly isArchive?: true;
  /** It is a text; the platform stores texts in UTF-8 only. */
  readonly isUtf8?: true;
}

/** Kinds of file by their extensions. */
export type FileKinds = Readonly<Record<string, FileKind>>;

const hasSignature =
  (signature: string, at = 0) =>
  (bytes: Uint8Array): boolean =>
    [...signature].every((letter, index) => bytes[at + index] === letter.charCodeAt(0));

/** Text has no NUL, and every binary file has one near its start. */
const isText = (bytes: Uint8Array) => !bytes.subarray(0, 65_536).includes(0);

/** An audio frame starts with eleven bits that are set. */
const isSoundFrame = ([first = 0, second = 0]: Uint8Array) => first === 0xff && second >= 0xe0;

const text: FileKind = { matches: isText, isUtf8: true };
const zip: FileKind = { matches: hasSignature('PK\x03\x04'), isArchive: true };
const gzip: FileKind = { matches: hasSignature('\x1f\x8b'), isArchive: true };

/** The files that a device can be upgraded with. @see STORE-03 */
export const PACKAGE_KINDS: FileKinds = {
  bin: {},
  img: {},
  fw: {},
  hex: { matches: isText },
  zip,
  apk: zip,
  gz: gzip,
  tgz: gzip,
};

/** The files that a broadcast device can play. @see DEVICE-04 */
export const SOUND_KINDS: FileKinds = {
  mp3: { matches: bytes => hasSignature('ID3')(bytes) || isSoundFrame(bytes) },
  wav: { matches: bytes => hasSignature('RIFF')(bytes) && hasSignature('WAVE', 8)(bytes) },
  aac: { matches: isSoundFrame },
  m4a: { matches: hasSignature('ftyp', 4) },
  ogg: { matches: hasSignature('OggS') },
  mp4: { matches: hasSignature('ftyp', 4) },
  webm: { matches: hasSignature('\x1a\x45\xdf\xa3') },
};

const isPng = hasSignature('\x89PNG\r\n\x1a\n');
const isJpeg = hasSignature('\xff\xd8\xff');
const isGif = (bytes: Uint8Array) => hasSignature('GIF87a')(bytes) || hasSignature('GIF89a')(bytes);
const isWebp = (bytes: Uint8Array) => hasSignature('RIFF')(bytes) && hasSignature('WEBP', 8)(bytes);

const PICTURE_KINDS: FileKinds = {
  png: { matches: isPng },
  jpg: { matches: isJpeg },
  jpeg: { matches: isJpeg },
  gif: { matches: isGif },
  webp: { matches: isWebp },
};

/** The media types of videos by their extensions. */
const VIDEO_TYPES: Readonly<Record<string, string>> = { mp4: 'video/mp4', webm: 'video/webm' };

/** What a media project can show: pictures, videos and texts. @see MEDIA-14, STORE-04 */
export const MATERIAL_KINDS: FileKinds = {
  ...PICTURE_KINDS,
  mp4: { matches: hasSignature('ftyp', 4) },
  webm: { matches: hasSignature('\x1a\x45\xdf\xa3') },
  txt: text,
};

const ole: FileKind = { matches: hasSignature('\xd0\xcf\x11\xe0') };
/** The manuals, certificates and drawings of device types. @see STORE-01 */
export const DOCUMENT_KINDS: FileKinds = {
  ...MATERIAL_KINDS,
  pdf: { matches: hasSignature('%PDF-') },
  ...{ csv: text, md: text, json: text, xml: text, svg: text, html: text },
  ...{ zip, docx: zip, xlsx: zip, pptx: zip, doc: ole, xls: ole, ppt: ole },
};

/** Bytes; the platform accepts a form of at most 32 MiB, including the multipart framing around the file. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024 - 4096;

/** Bytes of the still of a picture or a video. @see MEDIA-10 */
export const MAX_STILL_BYTES = 200_000;

/** The maximum ratio of unpacked to packed size; a higher one indicates a decompression bomb. */
const MAX_UNPACK_RATIO = 100;

/** All file kinds with a known signature; a file with any other extension may have any content. */
const ALL_FILE_KINDS: FileKinds = {
  ...PACKAGE_KINDS,
  ...SOUND_KINDS,
  png: { matches: hasSignature('\x89PNG') },
  jpg: { matches: hasSignature('\xff\xd8\xff') },
  jpeg: { matches: hasSignature('\xff\xd8\xff') },
  gif: { matches: hasSignature('GIF8') },
  bmp: { matches: hasSignature('BM') },
  webp: { matches: bytes => hasSignature('RIFF')(bytes) && hasSignature('WEBP', 8)(bytes) },
  pdf: { matches: hasSignature('%PDF') },
  docx: zip,
  xlsx: zip,
  pptx: zip,
  svg: { matches: isText },
  csv: { matches: isText },
  txt: { matches: isText },
  json: { matches: isText },
  xml: { matches: isText },
};

const getExtension = (name: string) => /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns the media type of a video by its name; undefined for any other file. */
export const getVideoType = (name: string): string | undefined => VIDEO_TYPES[getExtension(name)];

/** Whether a file is a picture that a media project can show, by its name. */
export const isPictureName = (name: string): boolean =>
  Object.hasOwn(PICTURE_KINDS, getExtension(name));

/** A file before its upload. */
export interface UploadFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * Validates what is known of a file before it is read: its extension and its size in bytes.
 *
 * @returns the first error, with the extensions or the sizes in megabytes
 * @see SEC-08
 */
export function validateUnreadUpload(
  { name, size }: { readonly name: string; readonly size: number },
  kinds: FileKinds,
  maxBytes = MAX_UPLOAD_BYTES,
): ValidationError | undefined {
  if (!Object.hasOwn(kinds, getExtension(name)))
    return { key: 'upload.wrong.kind', args: { kinds: Object.keys(kinds).join(', ') } };
  if (size === 0) return { key: 'upload.wrong.empty', args: {} };
  return size > maxBytes ? createTooLargeError(size, maxBytes) : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/**
 * Validates a file before the upload: its extension, its size, its bytes, and the unpacked size of an archive.
 *
 * @returns the first error, with the extension or the sizes in megabytes
 * @see SEC-08
 */
export function validateUpload(
  { name, bytes }: UploadFile,
  kinds: FileKinds,
  maxBytes = MAX_UPLOAD_BYTES,
): ValidationError | undefined {
  const extension = getExtension(name);
  const unreadError = validateUnreadUpload({ name, size: bytes.length }, kinds, maxBytes);
  if (unreadError) return unreadError;
  const kind = kinds[extension];
  if (kind?.matches?.(bytes) === false)
    return { key: 'upload.wrong.content', args: { ending: extension } };
  if (kind?.isUtf8 && !isUtf8(bytes)) return { key: 'upload.wrong.encoding', args: {} };
  const unpacked = kind?.isArchive ? getUnpackedSize(bytes) : undefined;
  if (unpacked !== undefined && unpacked > bytes.length * MAX_UNPACK_RATIO)
    return { key: 'upload.wrong.archive', args: { size: toMegabytes(unpacked) } };
  return undefined;
}

/** @param maxBytes in bytes, as `size` */
export const createTooLargeError = (size: number, maxBytes: number): ValidationError => ({
  key: 'upload.wrong.large',
  args: { size: toMegabytes(size), max: Math.round(maxBytes / 1_048_576) },
});

/** Validates a file of unspecified kind: by its own extension. @see SEC-08 */
export function validateAnyUpload(
  upload: UploadFile,
  maxBytes: number,
): ValidationError | undefined {
  const extension = getExtension(upload.name);
  const kind = Object.hasOwn(ALL_FILE_KINDS, extension) ? ALL_FILE_KINDS[extension] : undefined;
  return validateUpload(upload, { [extension]: kind ?? {} }, maxBytes);
}

const toMegabytes = (bytes: number) => Math.ceil(bytes / 1_000_000);

/**
 * Returns the name for the upload of a file: without a path, without invisible characters and those with a meaning in
 * a file system, without spaces and dots at its ends, at most 128 characters, with its extension. Empty where no
 * character remains.
 *
 * @see SEC-08
 */
export function sanitizeFileName(name: string): string {
  const baseName = (name.split(/[/\\]/u).at(-1) ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}:*?"<>|]/gu, '')
    .replace(/^[\s.]+|[\s.]+$/gu, '');
  const extension = /\.[^.]{1,16}$/u.exec(baseName)?.[0] ?? '';
  const maxBaseLength = 128 - extension.length;
  return (
    [...baseName.slice(0, baseName.length - extension.length)]
      .slice(0, maxBaseLength)
      .join('')
      .trimEnd() + extension
  );
}
