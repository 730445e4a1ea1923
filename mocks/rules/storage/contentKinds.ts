import {
  type HttpErrorDetail,
  HttpError,
  errorCodes,
  httpErrors,
} from '../../platform/HttpError.ts';
import { ArchiveError, measureArchive } from '../../shared/measureArchive.ts';

/** The content kind of a file extension. */
export interface ContentKind {
  readonly mediaType: string;
  /** Whether the bytes match the file extension; absent where they cannot be checked. */
  readonly matches?: (bytes: Uint8Array) => boolean;
  /** Whether it contains packed files. */
  readonly isArchive?: true;
}

/** The maximum ratio of the unpacked to the packed size of an archive. @see SEC-08 */
const MAX_UNPACK_RATIO = 100;

const createSignatureTest =
  (signature: string, at = 0) =>
  (bytes: Uint8Array): boolean =>
    Array.from(signature).every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

const isZip = createSignatureTest('PK\x03\x04');
/** The containers of the older Office formats. */
const isOle = createSignatureTest('\xd0\xcf\x11\xe0');
const isGzip = createSignatureTest('\x1f\x8b');
const isGif = (bytes: Uint8Array) =>
  createSignatureTest('GIF87a')(bytes) || createSignatureTest('GIF89a')(bytes);
const isWebp = (bytes: Uint8Array) =>
  createSignatureTest('RIFF')(bytes) && createSignatureTest('WEBP', 8)(bytes);

/** Whether bytes are UTF-8 without a NUL, which every binary soon contains. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

type ContentKinds = Readonly<Record<string, ContentKind>>;

/** Every browser shows them, and every canvas encodes them. */
export const STILL_KINDS: ContentKinds = {
  png: { mediaType: 'image/png', matches: createSignatureTest('\x89PNG\r\n\x1a\n') },
  jpg: { mediaType: 'image/jpeg', matches: createSignatureTest('\xff\xd8\xff') },
  jpeg: { mediaType: 'image/jpeg', matches: createSignatureTest('\xff\xd8\xff') },
};

/** The kinds that a zone of a project can show. */
export const PICTURE_KINDS: ContentKinds = {
  ...STILL_KINDS,
  gif: { mediaType: 'image/gif', matches: isGif },
  webp: { mediaType: 'image/webp', matches: isWebp },
};

export const VIDEO_KINDS: ContentKinds = {
  mp4: { mediaType: 'video/mp4', matches: createSignatureTest('ftyp', 4) },
  webm: { mediaType: 'video/webm', matches: createSignatureTest('\x1a\x45\xdf\xa3') },
};

export const TEXT_KINDS: ContentKinds = {
  txt: { mediaType: 'text/plain;charset=utf-8', matches: isText },
};

const OFFICE_MEDIA_TYPE = 'application/vnd.openxmlformats-officedocument';

/** The kinds of a manual, a certificate or a drawing. */
export const DOCUMENT_KINDS: ContentKinds = {
  ...PICTURE_KINDS,
  ...VIDEO_KINDS,
  ...TEXT_KINDS,
  pdf: { mediaType: 'application/pdf', matches: createSignatureTest('%PDF-') },
  csv: { mediaType: 'text/csv;charset=utf-8', matches: isText },
  md: { mediaType: 'text/markdown;charset=utf-8', matches: isText },
  json: { mediaType: 'application/json', matches: isText },
  xml: { mediaType: 'application/xml', matches: isText },
  svg: { mediaType: 'image/svg+xml', matches: isText },
  html: { mediaType: 'text/html;charset=utf-8', matches: isText },
  zip: { mediaType: 'application/zip', matches: isZip, isArchive: true },
  docx: {
    mediaType: `${OFFICE_MEDIA_TYPE}.wordprocessingml.document`,
    matches: isZip,
    isArchive: true,
  },
  xlsx: { mediaType: `${OFFICE_MEDIA_TYPE}.spreadsheetml.sheet`, matches: isZip, isArchive: true },
  pptx: {
    mediaType: `${OFFICE_MEDIA_TYPE}.presentationml.presentation`,
    matches: isZip,
    isArchive: true,
  },
  doc: { mediaType: 'application/msword', matches: isOle },
  xls: { mediaType: 'application/vnd.ms-excel', matches: isOle },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', matches: isOle },
};

/** The kinds of a device upgrade. */
export const PACKAGE_CONTENT_KINDS: ContentKinds = {
  bin: { mediaType: 'application/octet-stream' },
  img: { mediaType: 'application/octet-stream' },
  fw: { mediaType: 'application/octet-stream' },
  hex: { mediaType: 'text/plain;charset=utf-8', matches: isText },
  zip: { mediaType: 'application/zip', matches: isZip, isArchive: true },
  apk: { mediaType: 'application/vnd.android.package-archive', matches: isZip, isArchive: true },
  gz: { mediaType: 'application/gzip', matches: isGzip, isArchive: true },
  tgz: { mediaType: 'application/gzip', matches: isGzip, isArchive: true },
};

const getExtension = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Returns the media type of a file by its name, after its bytes match the name. The media type in the request is
 * ignored.
 *
 * @param path the part of the body that has the file
 * @throws HttpError 415 (2) unsupported kind; 422: 22 it is empty, does not match its name or cannot be unpacked, 78 it
 *   unpacks to more than a hundred times its size
 */
export async function validateContent(
  name: string,
  bytes: Uint8Array,
  kinds: ContentKinds,
  path = '/file',
): Promise<string> {
  const extension = getExtension(name);
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!kind) {
    const known = Object.keys(kinds).join(', ');
    throw new HttpError(415, errorCodes.notSupported, `"${name}" is none of ${known}.`, {
      name: 'UnsupportedMediaTypeError',
    });
  }
  if (bytes.length === 0) throw createFileError(path, 'minLength', 'is empty');
  if (kind.matches?.(bytes) === false) {
    const what =
      kind.matches === isText ? 'text in UTF-8' : `${extension}, though its name says so`;
    throw createFileError(path, 'content', `is no ${what}`);
  }
  if (kind.isArchive) await validateArchive(bytes, path);
  return kind.mediaType;
}

async function validateArchive(bytes: Uint8Array, path: string): Promise<void> {
  const size = await measureUploadedArchive(bytes, path);
  if (size <= bytes.length * MAX_UNPACK_RATIO) return;
  const message = `unpacks to more than ${MAX_UNPACK_RATIO} times its size`;
  throw httpErrors.invalidBody([{ path, code: 'archive', message }], errorCodes.tooLarge);
}

async function measureUploadedArchive(bytes: Uint8Array, path: string): Promise<number> {
  try {
    return await measureArchive(bytes, bytes.length * MAX_UNPACK_RATIO);
  } catch (error) {
    if (error instanceof ArchiveError) throw createFileError(path, 'content', 'cannot be unpacked');
    throw error;
  }
}

const createFileError = (path: string, code: HttpErrorDetail['code'], message: string) =>
  httpErrors.invalidBody([{ path, code, message }]);
