import { type ConnectedThread, connectThread } from '../../threads/connectThread.ts';
import type { CheckedResponse, Deviation } from './Deviation.ts';

/** The check of a response; undefined where the document has no schema of it. */
export interface ContractMethods {
  readonly check: (response: CheckedResponse) => Promise<readonly Deviation[] | undefined>;
}

export type ContractThread = ConnectedThread<ContractMethods>;

/** Opens the thread of the checks, so that a large response does not block the page; without workers, on the page. */
export async function openContractThread(): Promise<ContractThread> {
  if (typeof Worker === 'undefined') {
    const { checkResponseBody } = await import('./checkResponseBody.ts');
    return { check: checkResponseBody, close: () => undefined };
  }
  const worker = new Worker(new URL('./contractThread.ts', import.meta.url), { type: 'module' });
  return connectThread<ContractMethods>(worker, {
    failureMessage: 'The contract thread ended',
    closedMessage: 'The contract thread is closed',
  });
}
