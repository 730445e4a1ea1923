import type { OnUploadProgress } from '../schema/uploadProgress.ts';

interface UploadRequest {
  readonly method: string;
  readonly headers: Headers;
  readonly body: BodyInit | null;
  readonly signal: AbortSignal | null;
}

/**
 * Sends a request as `fetch` does, and reports how much of its body is sent, which `fetch` cannot.
 *
 * @throws the reason of the signal when it aborts; TypeError without a response
 * @see MEDIA-14
 */
export const upload = (
  url: string,
  { method, headers, body, signal }: UploadRequest,
  onProgress: OnUploadProgress,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (callback: () => void) => () => {
      signal?.removeEventListener('abort', abort);
      callback();
    };
    request.open(method, url);
    headers.forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener(
      'load',
      settle(() => resolve(toResponse(request))),
    );
    request.addEventListener(
      'error',
      settle(() => reject(new TypeError('No response'))),
    );
    request.addEventListener(
      'abort',
      settle(() => reject(toError(signal?.reason))),
    );
    if (signal?.aborted) {
      reject(toError(signal.reason));
      return;
    }
    signal?.addEventListener('abort', abort);
    request.send(body as XMLHttpRequestBodyInit | null);
  });

const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new DOMException('Aborted', 'AbortError');

/** The statuses of a response that has no body. */
const EMPTY_STATUSES = [204, 205, 304];

const toResponse = ({ status, responseText }: XMLHttpRequest): Response =>
  new Response(EMPTY_STATUSES.includes(status) ? null : responseText, { status });
