import type { CallDescriptor } from '../schema/operation.ts';

/** A successful response with a JSON body. */
export interface ObservedResponse {
  readonly operation: CallDescriptor;
  readonly status: number;
  readonly body: unknown;
}

type ResponseObserver = (response: ObservedResponse) => void;

let observer: ResponseObserver | undefined;

/** Sets who is notified of responses; undefined ends it. An observer neither changes a response nor delays it. */
export const setResponseObserver = (next: ResponseObserver | undefined): void => {
  observer = next;
};

export const notifyResponse: ResponseObserver = response => observer?.(response);
