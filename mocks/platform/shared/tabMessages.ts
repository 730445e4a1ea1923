/** A request that one tab asks of another. */
export interface SerializedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer | undefined;
}

/** An answer on its way back; undefined for no answer at all. */
export type SerializedResponse =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: ArrayBuffer | undefined;
    }
  | undefined;

/** What tabs tell each other. `to` and `from` are tabs, `id` is a call or a socket of a tab. */
export type TabMessage =
  | { readonly kind: 'leads' }
  | {
      readonly kind: 'ask';
      readonly from: string;
      readonly id: number;
      readonly request: SerializedRequest;
    }
  | { readonly kind: 'taken'; readonly to: string; readonly id: number }
  | {
      readonly kind: 'answer';
      readonly to: string;
      readonly id: number;
      readonly response: SerializedResponse;
    }
  | { readonly kind: 'connect' | 'ended'; readonly from: string; readonly id: number }
  | { readonly kind: 'say'; readonly from: string; readonly id: number; readonly text: string }
  | { readonly kind: 'push'; readonly to: string; readonly id: number; readonly text: string }
  | {
      readonly kind: 'close';
      readonly to: string;
      readonly id: number;
      readonly code: number;
      readonly reason: string;
    };

/** A request as data, which a channel can carry. */
export async function serializeRequest(request: Request): Promise<SerializedRequest> {
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : await request.arrayBuffer();
  return { method, url, headers: Object.fromEntries(headers), body };
}

/** The request again. */
export const deserializeRequest = ({ url, method, headers, body }: SerializedRequest): Request =>
  new Request(url, { method, headers, body });

/** An answer as data. */
export async function serializeResponse(response: Response): Promise<SerializedResponse> {
  if (response.type === 'error') return undefined;
  const { status, headers } = response;
  const body = response.body === null ? undefined : await response.arrayBuffer();
  return { status, headers: Object.fromEntries(headers), body };
}

/** The answer again. */
export const deserializeResponse = (serialized: SerializedResponse): Response =>
  serialized
    ? new Response(serialized.body ?? null, {
        status: serialized.status,
        headers: serialized.headers,
      })
    : Response.error();
