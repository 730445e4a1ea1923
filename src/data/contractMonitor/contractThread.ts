import type { CheckedResponse, Deviation } from './Deviation.ts';
import { checkResponseBody } from './checkResponseBody.ts';

/** The result of a check; without deviations where there is no schema, or the check failed. */
export interface ContractCheckResult {
  readonly deviations: readonly Deviation[] | undefined;
}

/** Checks responses in a thread of its own, in their order. */
self.addEventListener('message', ({ data }: MessageEvent<CheckedResponse>) => {
  checkResponseBody(data).then(
    deviations => self.postMessage({ deviations } satisfies ContractCheckResult),
    () => self.postMessage({ deviations: undefined } satisfies ContractCheckResult),
  );
});
