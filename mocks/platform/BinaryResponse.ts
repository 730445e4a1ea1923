/** What a rule answers that is no JSON: a picture, a document, a package. */
export interface BinaryContent {
  /** Its media type, as it was sent in; shown as such only if a browser runs nothing in it. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The name that it is saved under. */
  readonly name?: string;
}

/** The content of an answer that is no JSON. */
export class BinaryResponse {
  readonly content: BinaryContent;

  constructor(content: BinaryContent) {
    this.content = content;
  }

  /** The answer on the wire: never guessed at by a browser, and never run. */
  toResponse(status: number): Response {
    const { type, bytes, name } = this.content;
    return new Response(Uint8Array.from(bytes), {
      status,
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': createContentDisposition(type, name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  }
}

/**
 * Wraps bytes as the answer of a rule.
 *
 * @example return binary({ type: 'image/png', bytes, name: '站台.png' })
 */
export const createBinaryResponse = (content: BinaryContent): BinaryResponse =>
  new BinaryResponse(content);

/** Types that a browser draws or plays and runs nothing of. An SVG or a page would be a program on our origin. */
const SAFE_TYPES = /^(image\/(png|jpeg|gif|webp|bmp)|(audio|video)\/[\w.+-]+|text\/plain)(;|$)/i;

function createContentDisposition(type: string, name: string | undefined): string {
  const dispositionType = SAFE_TYPES.test(type) ? 'inline' : 'attachment';
  if (name === undefined) return dispositionType;
  const asciiName = name.replace(/[^\w. -]/g, '_');
  const encodedName = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    letter => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${dispositionType}; filename="${asciiName}"; filename*=UTF-8''${encodedName}`;
}
