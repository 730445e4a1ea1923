import { calls } from '../../../data/calls.ts';
import { enqueueRequest } from './requestQueue.ts';
import type { ChangeRequest } from './toRequest.ts';

interface ChangeResponse {
  /** The ids that the platform gave for those of the request. */
  readonly ids?: Readonly<Record<string, string>>;
  /** How many nodes a deletion removed. */
  readonly count?: number;
}

export type SendChange = (request: ChangeRequest) => Promise<ChangeResponse>;

type ChangeCall = (
  parameters: Omit<ChangeRequest, 'operation'> & { readonly signal?: AbortSignal },
) => Promise<ChangeResponse>;

/** Sends a change after those before it. @throws ApiError as every call does */
export const sendChange: SendChange = ({ operation, ...parameters }) =>
  enqueueRequest(parameters.path['id'] ?? '', () =>
    // The request is built by operation, which the types of all operations together do not express.
    (calls.media[operation] as unknown as ChangeCall)(parameters),
  );
