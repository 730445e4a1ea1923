/** A file that came in a form. */
export class UploadedFile {
  /** Its last name, without a path, control characters or what a file system has another meaning for. */
  readonly name: string;
  /** What its sender says that it is; nothing proves it. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;

  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>) {
    this.name = cleanName(name);
    this.type = /^[\w.+-]+\/[\w.+-]+$/.test(type) ? type.toLowerCase() : 'application/octet-stream';
    this.bytes = bytes;
  }
}

/** A form is not as RFC 7578 has it; the message says where. */
export class MultipartError extends Error {}

/** A form has at most so many parts, and each at most so many bytes of headers. */
const MOST_PARTS = 100;
const MOST_HEADER_BYTES = 8_192;

const MOST_NAME_LETTERS = 128;

const encoder = new TextEncoder();

/**
 * Reads a form of files and texts; a name that comes several times has a list.
 *
 * @param contentType the whole header, which names the boundary
 * @throws MultipartError for whatever is not exactly a form
 */
export function parseMultipart(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Record<string, unknown> {
  const delimiter = encoder.encode(`\r\n--${boundaryOf(contentType)}`);
  // The first delimiter has no line before it.
  const opening = delimiter.subarray(2);
  if (!startsWith(bytes, 0, opening))
    throw new MultipartError('The form does not begin with its boundary.');

  const fields = new Map<string, unknown[]>();
  let at = opening.length;
  for (let parts = 0; !startsWith(bytes, at, DASHES); parts += 1) {
    if (parts === MOST_PARTS) throw new MultipartError(`A form has at most ${MOST_PARTS} parts.`);
    if (!startsWith(bytes, at, LINE_END))
      throw new MultipartError('The form has a broken boundary.');
    const head = indexOf(bytes, HEAD_END, at);
    if (head < 0 || head - at > MOST_HEADER_BYTES) {
      throw new MultipartError('A part of the form has no end of its headers.');
    }
    const begin = head + HEAD_END.length;
    const end = indexOf(bytes, delimiter, begin);
    if (end < 0) throw new MultipartError('Unexpected end of multipart data');
    const { name, value } = readPart(utf8(bytes.subarray(at, head)), bytes.slice(begin, end));
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

function boundaryOf(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]*)"|([^\s;"]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain ?? '';
  if (!/^[\w'()+,./:=? -]{0,69}[\w'()+,./:=?-]$/.test(boundary)) {
    throw new MultipartError('The content type names no boundary.');
  }
  return boundary;
}

function readPart(head: string, content: Uint8Array<ArrayBuffer>) {
  const headers = new Map(
    head
      .split('\r\n')
      .filter(line => line !== '')
      .map(line => {
        const [, name = '', value = ''] = /^([\w-]+):[ \t]*(.*)$/.exec(line) ?? [];
        if (name === '') throw new MultipartError('A part of the form has a broken header.');
        return [name.toLowerCase(), value] as const;
      }),
  );
  const disposition = headers.get('content-disposition') ?? '';
  const name = parameterOf(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || !name) {
    throw new MultipartError('A part of the form has no name.');
  }
  const fileName = parameterOf(disposition, 'filename');
  const value =
    fileName === undefined
      ? utf8(content)
      : new UploadedFile(fileName, headers.get('content-type') ?? '', content);
  return { name, value };
}

/** Browsers write a quote and the ends of lines percent-encoded, others a backslash before a quote. */
function parameterOf(disposition: string, name: string): string | undefined {
  const pattern = new RegExp(`;\\s*${name}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, 'i');
  const [, quoted, plain] = pattern.exec(disposition) ?? [];
  return (quoted ?? plain)
    ?.replaceAll('\\"', '"')
    .replace(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The name of a file as it may be kept and shown: no path, no control or direction characters, not endless. */
function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const ending = /\.\w{1,10}$/.exec(clean)?.[0] ?? '';
  const stem = [...clean.slice(0, clean.length - ending.length)];
  return stem.slice(0, MOST_NAME_LETTERS - ending.length).join('') + ending || 'file';
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new MultipartError('A part of the form is not UTF-8.');
  }
}

const startsWith = (bytes: Uint8Array, at: number, wanted: Uint8Array) =>
  wanted.every((byte, i) => bytes[at + i] === byte);

/** Looks for the first byte natively, which a form of megabytes is long enough to feel. */
function indexOf(bytes: Uint8Array, wanted: Uint8Array, from: number): number {
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (startsWith(bytes, at, wanted)) return at;
  }
  return -1;
}
