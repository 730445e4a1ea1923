import { type RefusalDetail, Refusal, codes, refuse } from '../../platform/Refusal.ts';

/** What a library keeps under an ending. */
export interface ContentKind {
  readonly mediaType: string;
  /** Whether bytes are what the ending says; absent where nothing tells them. */
  readonly is?: (bytes: Uint8Array) => boolean;
}

const startsWith =
  (signature: string, at = 0) =>
  (bytes: Uint8Array): boolean =>
    Array.from(signature).every((letter, i) => bytes[at + i] === letter.charCodeAt(0));

const isZip = startsWith('PK');
/** The containers of the older Office. */
const isOle = startsWith('\xd0\xcf\x11\xe0');
const isGzip = startsWith('\x1f\x8b');
const isGif = (bytes: Uint8Array) => startsWith('GIF87a')(bytes) || startsWith('GIF89a')(bytes);
const isWebp = (bytes: Uint8Array) => startsWith('RIFF')(bytes) && startsWith('WEBP', 8)(bytes);

/** UTF-8 without a NUL, which no text has and every binary has soon. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

type Kinds = Readonly<Record<string, ContentKind>>;

/** What a zone of a project can show. */
export const PICTURES: Kinds = {
  png: { mediaType: 'image/png', is: startsWith('\x89PNG\r\n\x1a\n') },
  jpg: { mediaType: 'image/jpeg', is: startsWith('\xff\xd8\xff') },
  jpeg: { mediaType: 'image/jpeg', is: startsWith('\xff\xd8\xff') },
  gif: { mediaType: 'image/gif', is: isGif },
  webp: { mediaType: 'image/webp', is: isWebp },
};

export const VIDEOS: Kinds = {
  mp4: { mediaType: 'video/mp4', is: startsWith('ftyp', 4) },
  webm: { mediaType: 'video/webm', is: startsWith('\x1a\x45\xdf\xa3') },
};

export const TEXTS: Kinds = {
  txt: { mediaType: 'text/plain;charset=utf-8', is: isText },
};

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** What a manual, a certificate or a drawing can be. */
export const DOCUMENTS: Kinds = {
  ...PICTURES,
  ...VIDEOS,
  ...TEXTS,
  pdf: { mediaType: 'application/pdf', is: startsWith('%PDF-') },
  csv: { mediaType: 'text/csv;charset=utf-8', is: isText },
  md: { mediaType: 'text/markdown;charset=utf-8', is: isText },
  json: { mediaType: 'application/json', is: isText },
  xml: { mediaType: 'application/xml', is: isText },
  svg: { mediaType: 'image/svg+xml', is: isText },
  html: { mediaType: 'text/html;charset=utf-8', is: isText },
  zip: { mediaType: 'application/zip', is: isZip },
  docx: { mediaType: `${OFFICE}.wordprocessingml.document`, is: isZip },
  xlsx: { mediaType: `${OFFICE}.spreadsheetml.sheet`, is: isZip },
  pptx: { mediaType: `${OFFICE}.presentationml.presentation`, is: isZip },
  doc: { mediaType: 'application/msword', is: isOle },
  xls: { mediaType: 'application/vnd.ms-excel', is: isOle },
  ppt: { mediaType: 'application/vnd.ms-powerpoint', is: isOle },
};

/** What a device can be upgraded with. */
export const PACKAGES: Kinds = {
  bin: { mediaType: 'application/octet-stream' },
  img: { mediaType: 'application/octet-stream' },
  fw: { mediaType: 'application/octet-stream' },
  hex: { mediaType: 'text/plain;charset=utf-8', is: isText },
  zip: { mediaType: 'application/zip', is: isZip },
  apk: { mediaType: 'application/vnd.android.package-archive', is: isZip },
  gz: { mediaType: 'application/gzip', is: isGzip },
  tgz: { mediaType: 'application/gzip', is: isGzip },
};

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * The media type of a file by its name, once its bytes have shown that the name is true. What the sender calls it
 * counts for nothing.
 *
 * @throws Refusal 415 (2) no such kind is kept, 422 (22) it is empty, or something else than its name says
 */
export function judgeContent(name: string, bytes: Uint8Array, kinds: Kinds): string {
  const ending = endingOf(name);
  const kind = Object.hasOwn(kinds, ending) ? kinds[ending] : undefined;
  if (!kind) {
    const known = Object.keys(kinds).join(', ');
    throw new Refusal(415, codes.notSupported, `"${name}" is none of ${known}.`, {
      name: 'UnsupportedMediaTypeError',
    });
  }
  if (bytes.length === 0) throw wrongFile('minLength', 'is empty');
  if (kind.is?.(bytes) === false) {
    const what = kind.is === isText ? 'text in UTF-8' : `${ending}, though its name says so`;
    throw wrongFile('content', `is no ${what}`);
  }
  return kind.mediaType;
}

const wrongFile = (code: RefusalDetail['code'], message: string) =>
  refuse.invalid([{ path: '/file', code, message }]);
