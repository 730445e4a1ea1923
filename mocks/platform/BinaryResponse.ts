/** The content of a rule's non-JSON response: an image, a document, a package. */
export interface BinaryContent {
  /** The media type of the upload; sent as such only if browsers run nothing in it. */
  readonly type: string;
  readonly bytes: Uint8Array;
  /** The file name of a download. */
  readonly name?: string;
  /** Headers in addition to those of every such response, or instead of them. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A non-JSON response. */
export class BinaryResponse {
  readonly content: BinaryContent;

  constructor(content: BinaryContent) {
    this.content = content;
  }

  /** Returns the HTTP response: browsers neither sniff its type nor run it. */
  toResponse(status: number): Response {
    const { type, bytes, name, headers } = this.content;
    return new Response(Uint8Array.from(bytes), {
      status,
      headers: {
        'content-type': type,
        'content-length': String(bytes.byteLength),
        'content-disposition': createContentDisposition(type, name),
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
        ...headers,
      },
    });
  }
}

/**
 * Wraps bytes as the response of a rule.
 *
 * @example return createBinaryResponse({ type: 'image/png', bytes, name: '站台.png' })
 */
export const createBinaryResponse = (content: BinaryContent): BinaryResponse =>
  new BinaryResponse(content);

/** Types that browsers display or play without running code. An SVG or a page would be a program on our origin. */
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
