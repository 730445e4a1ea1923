import type { ObservedResponse } from '../../api/responseObserver.ts';
import type { ContractThread } from './openContractThread.ts';
import type { CheckedResponse, Deviation } from './Deviation.ts';

/** The responses of an operation are checked at most once in this time, in milliseconds. */
export const SAMPLE_INTERVAL_MS = 10_000;
/** Rows of a list beyond these are not checked: they have the same schema, and a check costs a copy. */
export const MAX_CHECKED_ROWS = 100;
/** So many responses wait; more of them would only hold memory. */
export const MAX_WAITING = 10;
/** The maximum number of different deviations; their counts continue. */
const MAX_DEVIATIONS = 500;

/** What has been checked so far, and what was found. */
export interface ContractReport {
  readonly checkedCount: number;
  /** In the order of their first occurrence. */
  readonly deviations: readonly Deviation[];
}

export const EMPTY_REPORT: ContractReport = { checkedCount: 0, deviations: [] };

interface ContractMonitorOptions {
  readonly openThread: () => Promise<ContractThread>;
  /** Runs a function when the page is idle. */
  readonly whenIdle: (run: () => void) => void;
  readonly now: () => number;
  readonly onChange: (change: (report: ContractReport) => ContractReport) => void;
}

/**
 * Checks live responses in the background: those of each operation at most once in ten seconds, one at a time, when the
 * page is idle. A few wait for their turn; more are not checked.
 *
 * @see CALL-06
 */
export function createContractMonitor(options: ContractMonitorOptions) {
  const { openThread, whenIdle, now, onChange } = options;
  const checkedAt = new Map<string, number>();
  const waiting: CheckedResponse[] = [];
  let thread: Promise<ContractThread> | undefined;
  let isBusy = false;
  let isClosed = false;

  const closeThread = () => {
    void thread?.then(
      ({ close }) => close(),
      () => undefined,
    );
    thread = undefined;
  };

  const check = async (response: CheckedResponse) => {
    try {
      thread ??= openThread();
      const deviations = await (await thread).check(response);
      if (deviations && !isClosed) onChange(report => addDeviations(report, deviations));
    } catch {
      // A check that fails says nothing about the response. The next one has another thread: this one may have ended.
      closeThread();
    } finally {
      isBusy = false;
      checkNext();
    }
  };

  function checkNext(): void {
    if (isBusy || isClosed || waiting.length === 0) return;
    isBusy = true;
    whenIdle(() => {
      const next = waiting.shift();
      if (next) void check(next);
    });
  }

  return {
    observe({ operation, status, body }: ObservedResponse): void {
      const { service, id, method, path } = operation;
      // Sign-in, which returns a token, has none.
      if (id === undefined || isClosed || waiting.length >= MAX_WAITING) return;
      const key = `${service} ${id}`;
      if (now() - (checkedAt.get(key) ?? -Infinity) < SAMPLE_INTERVAL_MS) return;
      checkedAt.set(key, now());
      waiting.push({ service, id, method, path, status, body: cutRows(body) });
      checkNext();
    },
    close(): void {
      isClosed = true;
      waiting.length = 0;
      closeThread();
    },
  };
}

const cutRows = (body: unknown): unknown =>
  Array.isArray(body) && body.length > MAX_CHECKED_ROWS ? body.slice(0, MAX_CHECKED_ROWS) : body;

/** Adds the deviations of a checked response: equal ones are one with their count, and the latest excerpt. */
export function addDeviations(
  { checkedCount, deviations }: ContractReport,
  added: readonly Deviation[],
): ContractReport {
  const all = new Map(deviations.map(each => [getKey(each), each]));
  for (const deviation of added) {
    const key = getKey(deviation);
    const known = all.get(key);
    if (known) all.set(key, { ...deviation, count: known.count + deviation.count });
    else if (all.size < MAX_DEVIATIONS) all.set(key, deviation);
  }
  return { checkedCount: checkedCount + 1, deviations: [...all.values()] };
}

const getKey = ({ operation, path, rule, message }: Deviation) =>
  [operation, path, rule, message].join(' ');
