/** A request from one tab to another. */
export interface SerializedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ArrayBuffer | undefined;
}

/** A response to another tab; undefined for no response. */
export type SerializedResponse =
  | {
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: ArrayBuffer | undefined;
    }
  | undefined;

/** Messages between tabs. `to` and `from` are tabs, `id` is a call or a socket of a tab. */
export type TabMessage =
  | { readonly kind: 'leads' }
  | {
      readonly kind: 'request';
      readonly from: string;
      readonly id: number;
      readonly request: SerializedRequest;
    }
  | { readonly kind: 'taken'; readonly to: string; readonly id: number }
  | {
      readonly kind: 'response';
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

/** Converts a request to data that a channel can transfer. */
export async function serializeRequest(request: Request): Promise<SerializedRequest> {
  const { method, url, headers } = request;
  const body = request.body === null ? undefined : await request.arrayBuffer();
  return { method, url, headers: Object.fromEntries(headers), body };
}

export const deserializeRequest = ({ url, method, headers, body }: SerializedRequest): Request =>
  new Request(url, { method, headers, body });

export async function serializeResponse(response: Response): Promise<SerializedResponse> {
  if (response.type === 'error') return undefined;
  const { status, headers } = response;
  const body = response.body === null ? undefined : await response.arrayBuffer();
  return { status, headers: Object.fromEntries(headers), body };
}

export const deserializeResponse = (serialized: SerializedResponse): Response =>
  serialized
    ? new Response(serialized.body ?? null, {
        status: serialized.status,
        headers: serialized.headers,
      })
    : Response.error();
