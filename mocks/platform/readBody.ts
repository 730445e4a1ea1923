import type { BodyDescriptor } from '../../src/schema/operation.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { limitOf } from './bodyLimits.ts';
import { readForm } from './forms.ts';
import { parseMediaType } from './mediaType.ts';
import { MultipartError, parseMultipart } from './multipart.ts';
import { parseJson } from './parseJson.ts';
import { codes, Refusal, refuse } from './Refusal.ts';
import { tellProblems } from './tellProblems.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Reader {
  readonly parse: (bytes: Bytes, contentType: string) => unknown;
  /** Whether texts stand for numbers, and files are among them. */
  readonly isForm: boolean;
}

const readers: Readonly<Partial<Record<string, Reader>>> = {
  'application/json': { parse: bytes => parseJson(text(bytes)), isForm: false },
  'application/x-www-form-urlencoded': {
    parse: bytes => Object.fromEntries(new URLSearchParams(text(bytes))),
    isForm: true,
  },
  'multipart/form-data': { parse: parseMultipart, isForm: true },
};

/**
 * Reads, parses and judges the body of a request by its document.
 *
 * @returns plain JSON; a form is the object of its fields, each as its kind, a file as `UploadedFile`
 * @throws Refusal 413 oversize, 415 another media type, 400 neither JSON nor a form, 422 breaks its schema
 */
export async function readBody(
  request: Request,
  descriptor: BodyDescriptor,
  validate: Validator | undefined,
): Promise<unknown> {
  const bytes = await readBytes(request, limitOf(descriptor.mediaType));
  if (bytes.byteLength === 0) {
    if (!descriptor.required) return undefined;
    throw refuse.invalid([{ path: '', code: 'required', message: 'must have a body' }]);
  }
  const { parse, isForm } = readerFor(request, descriptor);
  const given = attempt(() => parse(bytes, request.headers.get('content-type') ?? ''));
  const body = isForm ? readForm(given as Record<string, unknown>, descriptor.fields) : given;
  const details = validate ? tellProblems(validate, body) : [];
  if (details.length > 0) throw refuse.invalid(details);
  return body;
}

/** Of documents from elsewhere: JSON by another name, a text, or a file that nobody looks into. */
const otherwise = (mediaType: string): Reader => ({
  parse: bytes => {
    if (/[/+]json$/.test(mediaType)) return parseJson(text(bytes));
    return /^text\/|[/+]xml$/.test(mediaType) ? text(bytes) : bytes;
  },
  isForm: false,
});

function readerFor({ headers }: Request, { mediaType }: BodyDescriptor): Reader {
  const sent = parseMediaType(headers.get('content-type') ?? '');
  const meant = parseMediaType(mediaType);
  const reader = readers[meant.essence] ?? otherwise(meant.essence);
  // What the document says of its type is part of it: an extension of JSON:API, a profile, a version.
  const isWhole = Object.entries(meant.parameters).every(
    ([name, value]) => name === 'charset' || sent.parameters[name] === value,
  );
  const isMeant = (sent.essence === meant.essence && isWhole) || meant.essence === '*/*';
  const { charset } = sent.parameters;
  const isOurs = charset === undefined || /^utf-?8$/i.test(charset);
  const coding = headers.get('content-encoding') ?? 'identity';
  if (!isMeant || !isOurs || coding !== 'identity') {
    throw new Refusal(415, codes.notSupported, `The body must be ${mediaType}, in UTF-8.`, {
      name: 'UnsupportedMediaTypeError',
    });
  }
  return reader;
}

function attempt<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof MultipartError) throw refuse.malformed(error.message);
    throw error;
  }
}

function text(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refuse.malformed('The body is not UTF-8.');
  }
}

/** Stops reading as soon as there is too much, whatever the header promised. */
async function readBytes(request: Request, most: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length')) > most) throw tooLarge(most);
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > most) {
      await reader.cancel();
      throw tooLarge(most);
    }
    parts.push(part.value);
  }
  return joined(parts, bytes);
}

function joined(parts: readonly Uint8Array[], bytes: number): Bytes {
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

const tooLarge = (most: number) =>
  new Refusal(413, codes.tooLarge, `A body of this type has at most ${most} bytes.`, {
    name: 'PayloadTooLargeError',
  });
