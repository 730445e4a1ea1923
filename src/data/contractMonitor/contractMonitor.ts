import { setResponseObserver } from '../../api/responseObserver.ts';
import { createStore } from '../../domain/createStore.ts';
import {
  createContractMonitor,
  type ContractReport,
  EMPTY_REPORT,
} from './createContractMonitor.ts';
import { openContractThread } from './openContractThread.ts';

const report = createStore<ContractReport>(EMPTY_REPORT);

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run);
};

/** The deviations of this session, for the screen that lists them. */
export const contractReport = {
  get: report.get,
  subscribe: report.subscribe,
  clear: (): void => report.set(EMPTY_REPORT),
};

/** Starts to check live responses; returns the function that ends it and deletes the results. */
export function startContractMonitor(): () => void {
  const monitor = createContractMonitor({
    ...{ openThread: openContractThread, whenIdle, now: Date.now },
    onChange: change => report.set(change(report.get())),
  });
  setResponseObserver(response => monitor.observe(response));
  return () => {
    setResponseObserver(undefined);
    monitor.close();
    contractReport.clear();
  };
}
