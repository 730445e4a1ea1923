import { setResponseObserver } from '../../api/responseObserver.ts';
import {
  createContractMonitor,
  type ContractReport,
  EMPTY_REPORT,
} from './createContractMonitor.ts';
import { openContractThread } from './openContractThread.ts';

let report: ContractReport = EMPTY_REPORT;
const listeners = new Set<() => void>();

function setReport(next: ContractReport): void {
  report = next;
  listeners.forEach(listener => listener());
}

const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(run);
  else requestIdleCallback(run);
};

/** The deviations of this session, for the screen that lists them. */
export const contractReport = {
  get: (): ContractReport => report,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  clear: (): void => setReport(EMPTY_REPORT),
};

/** Starts to check live responses; returns the function that ends it and forgets what was found. */
export function startContractMonitor(): () => void {
  const monitor = createContractMonitor({
    ...{ openThread: openContractThread, whenIdle, now: Date.now },
    onChange: change => setReport(change(report)),
  });
  setResponseObserver(response => monitor.observe(response));
  return () => {
    setResponseObserver(undefined);
    monitor.close();
    contractReport.clear();
  };
}
