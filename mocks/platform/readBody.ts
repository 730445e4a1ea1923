import type { BodyDescriptor } from '../../src/schema/operation.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { getBodyLimit } from './bodyLimits.ts';
import { parseForm } from './parseForm.ts';
import { parseMediaType } from './mediaType.ts';
import { MultipartError, parseMultipart } from './multipart.ts';
import { parseJson } from './parseJson.ts';
import { errorCodes, HttpError, httpErrors } from './HttpError.ts';
import { collectErrorDetails } from './collectErrorDetails.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface BodyReader {
  readonly parse: (bytes: Bytes, contentType: string) => unknown;
  /** Whether the fields are texts that need parsing, and may be files. */
  readonly isForm: boolean;
}

const BODY_READERS: Readonly<Partial<Record<string, BodyReader>>> = {
  'application/json': { parse: bytes => parseJson(decodeText(bytes)), isForm: false },
  'application/x-www-form-urlencoded': {
    parse: bytes => Object.fromEntries(new URLSearchParams(decodeText(bytes))),
    isForm: true,
  },
  'multipart/form-data': { parse: parseMultipart, isForm: true },
};

/**
 * Reads, parses and validates the body of a request by its document.
 *
 * @returns plain JSON; a form is the object of its fields, each by its kind, a file as `UploadedFile`
 * @throws HttpError 413 oversize, 415 another media type, 400 neither JSON nor a form, 422 violates its schema
 */
export async function readBody(
  request: Request,
  descriptor: BodyDescriptor,
  validate: Validator | undefined,
): Promise<unknown> {
  const bytes = await readBytes(request, getBodyLimit(descriptor.mediaType));
  if (bytes.byteLength === 0) {
    if (!descriptor.required) return undefined;
    throw httpErrors.invalidBody([{ path: '', code: 'required', message: 'must have a body' }]);
  }
  const { parse, isForm } = getBodyReader(request, descriptor);
  const parsed = parseOrReject(() => parse(bytes, request.headers.get('content-type') ?? ''));
  const body = isForm ? parseForm(parsed as Record<string, unknown>, descriptor.fields) : parsed;
  const details = validate ? collectErrorDetails(validate, body) : [];
  if (details.length > 0) throw httpErrors.invalidBody(details);
  return body;
}

/** Creates the reader for external documents: JSON under another media type, a text, or an opaque file. */
const createFallbackReader = (mediaType: string): BodyReader => ({
  parse: bytes => {
    if (/[/+]json$/.test(mediaType)) return parseJson(decodeText(bytes));
    return /^text\/|[/+]xml$/.test(mediaType) ? decodeText(bytes) : bytes;
  },
  isForm: false,
});

function getBodyReader({ headers }: Request, { mediaType }: BodyDescriptor): BodyReader {
  const sentType = parseMediaType(headers.get('content-type') ?? '');
  const documented = parseMediaType(mediaType);
  const reader = BODY_READERS[documented.essence] ?? createFallbackReader(documented.essence);
  // The parameters of a documented media type count: an extension of JSON:API, a profile, a version.
  const hasDocumentedParameters = Object.entries(documented.parameters).every(
    ([name, value]) => name === 'charset' || sentType.parameters[name] === value,
  );
  const isDocumentedType =
    (sentType.essence === documented.essence && hasDocumentedParameters) ||
    documented.essence === '*/*';
  const { charset } = sentType.parameters;
  const isUtf8 = charset === undefined || /^utf-?8$/i.test(charset);
  const contentEncoding = headers.get('content-encoding') ?? 'identity';
  if (!isDocumentedType || !isUtf8 || contentEncoding !== 'identity') {
    throw new HttpError(415, errorCodes.notSupported, `The body must be ${mediaType}, in UTF-8.`, {
      name: 'UnsupportedMediaTypeError',
    });
  }
  return reader;
}

function parseOrReject<Result>(parse: () => Result): Result {
  try {
    return parse();
  } catch (error) {
    if (error instanceof MultipartError) throw httpErrors.badRequest(error.message);
    throw error;
  }
}

function decodeText(bytes: Bytes): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw httpErrors.badRequest('The body is not UTF-8.');
  }
}

/** Stops reading as soon as there is too much, whatever the header promised. */
async function readBytes(request: Request, maxBytes: number): Promise<Bytes> {
  if (Number(request.headers.get('content-length')) > maxBytes) throw createTooLargeError(maxBytes);
  if (!request.body) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let bytes = 0;
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw createTooLargeError(maxBytes);
    }
    parts.push(part.value);
  }
  return concatBytes(parts, bytes);
}

function concatBytes(parts: readonly Uint8Array[], bytes: number): Bytes {
  const whole = new Uint8Array(bytes);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.byteLength;
  }
  return whole;
}

const createTooLargeError = (maxBytes: number) =>
  new HttpError(413, errorCodes.tooLarge, `A body of this type has at most ${maxBytes} bytes.`, {
    name: 'PayloadTooLargeError',
  });
