import type { BodyDescriptor } from '../../src/schema/operation.ts';
import type { Validator } from '../../src/schema/validator.ts';
import { codes, Refusal, refuse } from './Refusal.ts';
import { tellProblems } from './tellProblems.ts';

/** The largest body that is read, in bytes; LoopBack's own limit. @see spec/loopback.md, section 15 */
export const MAX_BODY_BYTES = 100 * 1024;

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const parsers: Readonly<Record<string, (text: string) => unknown>> = {
  [JSON_TYPE]: parseJson,
  [FORM_TYPE]: text => Object.fromEntries(new URLSearchParams(text)),
};

/**
 * Reads, parses and judges the body of a request by its document.
 *
 * @throws Refusal 413 oversize, 415 another media type, 400 no JSON, 422 breaks its schema
 */
export async function readBody(
  request: Request,
  descriptor: BodyDescriptor,
  validate: Validator | undefined,
): Promise<unknown> {
  const text = await readText(request);
  if (text === '') {
    if (!descriptor.required) return undefined;
    throw refuse.invalid([{ path: '', code: 'required', message: 'must have a body' }]);
  }
  const body = parserFor(request, descriptor)(text);
  const details = validate ? tellProblems(validate, body) : [];
  if (details.length > 0) throw refuse.invalid(details);
  return body;
}

function parserFor(request: Request, { mediaType }: BodyDescriptor) {
  const given = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  const parse = parsers[mediaType];
  if (given !== mediaType || !parse) {
    throw new Refusal(415, codes.notSupported, `The body must be ${mediaType}.`, {
      name: 'UnsupportedMediaTypeError',
    });
  }
  return parse;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Refusal(400, codes.invalidParameter, message, { name: 'SyntaxError' });
  }
}

/** Stops reading as soon as there is too much, whatever the header promised. */
async function readText(request: Request): Promise<string> {
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  const reader = request.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.byteLength;
    if (bytes > MAX_BODY_BYTES) {
      await reader.cancel();
      throw tooLarge();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () =>
  new Refusal(413, codes.tooLarge, `A body has at most ${MAX_BODY_BYTES} bytes.`, {
    name: 'PayloadTooLargeError',
  });
