import type { CheckedResponse, Deviation } from './Deviation.ts';
import type { ContractCheckResult } from './contractThread.ts';

/** Checks one response at a time. */
export interface ContractThread {
  readonly check: (response: CheckedResponse) => Promise<readonly Deviation[] | undefined>;
  readonly close: () => void;
}

/** Opens the thread of the checks, so that a large response does not block the page; without workers, on the page. */
export async function openContractThread(): Promise<ContractThread> {
  if (typeof Worker === 'undefined') {
    const { checkResponseBody } = await import('./checkResponseBody.ts');
    return { check: checkResponseBody, close: () => undefined };
  }
  const worker = new Worker(new URL('./contractThread.ts', import.meta.url), { type: 'module' });
  return {
    check: response =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<ContractCheckResult>) =>
          resolve(data.deviations);
        worker.onerror = ({ message }) => reject(new Error(message || 'The contract thread ended'));
        worker.postMessage(response);
      }),
    close: () => worker.terminate(),
  };
}
