/** An uploaded file of a form. */
export class UploadedFile {
  /** The file name without a path, control characters or characters with a special meaning in file systems. */
  readonly name: string;
  /** The media type in the upload, which is not trusted. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = sanitizeFileName(name);
    this.type = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.toLowerCase() : 'application/octet-stream';
    this.bytes = bytes;
  }
}

/** The error of a form that violates RFC 7578; the message has the position. */
export class MultipartError extends Error {}

/** The maximum number of parts of a form, and of header bytes per part. */
const MAX_PARTS = 100;
const MAX_HEADER_BYTES = 8_192;

const MAX_NAME_LENGTH = 128;

const encoder = new TextEncoder();

/**
 * Parses a form of files and texts; a repeated name has a list.
 *
 * @param contentType the whole header, which contains the boundary
 * @throws MultipartError for every deviation from the format
 */
export function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Record<string, unknown> {
  const delimiter = encoder.encode(`\r\n--${parseBoundary(contentType)}`);
  // The first delimiter has no preceding line.
  const firstDelimiter = delimiter.subarray(2);
  if (!startsWith(bytes, 0, firstDelimiter))
    throw new MultipartError('The form does not begin with its boundary.');

  const fields = new Map<string, unknown[]>();
  let at = firstDelimiter.length;
  for (let parts = 0; !startsWith(bytes, at, DASHES); parts += 1) {
    if (parts === MAX_PARTS) throw new MultipartError(`A form has at most ${MAX_PARTS} parts.`);
    if (!startsWith(bytes, at, LINE_END))
      throw new MultipartError('The form has a broken boundary.');
    const headEnd = indexOf(bytes, HEAD_END, at);
    if (headEnd < 0 || headEnd - at > MAX_HEADER_BYTES) {
      throw new MultipartError('A part of the form has no end of its headers.');
    }
    const contentStart = headEnd + HEAD_END.length;
    const end = indexOf(bytes, delimiter, contentStart);
    if (end < 0) throw new MultipartError('Unexpected end of multipart data');
    const { name, value } = parsePart(
      decodeUtf8(bytes.subarray(at, headEnd)),
      bytes.slice(contentStart, end),
    );
    fields.set(name, [...(fields.get(name) ?? []), value]);
    at = end + delimiter.length;
  }
  return Object.fromEntries(
    Array.from(fields, ([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

const LINE_END = encoder.encode('\r\n');
const HEAD_END = encoder.encode('\r\n\r\n');
const DASHES = encoder.encode('--');

function parseBoundary(contentType: string): string {
  const [, quoted, unquoted] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? unquoted ?? '';
  if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) {
    throw new MultipartError('The content type names no boundary.');
  }
  return boundary;
}

function parsePart(headerText: string, content: Uint8Array<ArrayBuffer>) {
  const headers = new Map(
    headerText
      .split('\r\n')
      .filter(line => line !== '')
      .map(line => {
        const [, name = '', value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
        if (name === '') throw new MultipartError('A part of the form has a broken header.');
        return [name.toLowerCase(), value] as const;
      }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const name = getParameter(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || !name) {
    throw new MultipartError('A part of the form has no name.');
  }
  const fileName = getParameter(disposition, 'filename');
  const value =
    fileName === undefined
      ? decodeUtf8(content)
      : new UploadedFile(fileName, headers.get('content-type') ?? '', content);
  return { name, value };
}

/**
 * Returns a parameter of a disposition: browsers percent-encode quotes and line ends, other clients put a backslash
 * before a quote.
 */
function getParameter(disposition: string, name: string): string | undefined {
  const pattern = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, 'i');
  const [, quoted, unquoted] = pattern.exec(disposition) ?? [];
  return (quoted ?? unquoted)
    ?.replaceAll('\\"', '"')
    .replace(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Returns a file name that is safe to store and show: no path, no control or direction characters, limited length. */
function sanitizeFileName(fileName: string): string {
  const baseName = fileName.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const cleaned = baseName
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const extension = /\.\w{1,10}$/.exec(cleaned)?.[0] ?? '';
  const nameCharacters = [...cleaned.slice(0, cleaned.length - extension.length)];
  return nameCharacters.slice(0, MAX_NAME_LENGTH - extension.length).join('') + extension || 'file';
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new MultipartError('A part of the form is not UTF-8.');
  }
}

const startsWith = (bytes: Uint8Array, at: number, sequence: Uint8Array) =>
  sequence.every((byte, i) => bytes[at + i] === byte);

/** Searches the first byte natively, which matters in a form of megabytes. */
function indexOf(bytes: Uint8Array, sequence: Uint8Array, from: number): number {
  const [first = 0] = sequence;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, sequence)) return at;
  }
  return -1;
}
