import { expect, it, vi } from 'vitest';

import type { CallDescriptor } from '../../schema/operation.ts';
import {
  createContractMonitor,
  EMPTY_REPORT,
  MAX_CHECKED_ROWS,
  MAX_WAITING,
  SAMPLE_INTERVAL_MS,
} from './createContractMonitor.ts';
import type { CheckedResponse, Deviation } from './Deviation.ts';

const createOperation = (path: string, fields: Partial<CallDescriptor> = {}): CallDescriptor => ({
  ...{
    service: 'core',
    id: path,
    method: 'get',
    path,
    secured: true,
    parameters: [],
    responses: [],
  },
  ...fields,
});

const DEVIATION: Deviation = {
  ...{ operation: 'GET /alerts', path: '[].level', rule: 'enum', message: 'is wrong' },
  ...{ excerpt: '9', count: 2 },
};

/** A monitor with a clock, an idle time and a thread that the test holds. */
function openMonitor() {
  const checked: CheckedResponse[] = [];
  const idle: (() => void)[] = [];
  const finish: ((deviations: readonly Deviation[] | undefined) => void)[] = [];
  const state = { now: 0, report: EMPTY_REPORT, isClosed: false };
  const monitor = createContractMonitor({
    openThread: () =>
      Promise.resolve({
        check: response => {
          checked.push(response);
          return new Promise(resolve => finish.push(resolve));
        },
        close: () => (state.isClosed = true),
      }),
    whenIdle: run => idle.push(run),
    now: () => state.now,
    onChange: change => (state.report = change(state.report)),
  });
  const flush = () => new Promise(resolve => setTimeout(resolve));
  return {
    ...{ monitor, checked, state },
    observe: (path: string, body: unknown = [], fields?: Partial<CallDescriptor>) =>
      monitor.observe({ operation: createOperation(path, fields), status: 200, body }),
    runIdle: async () => {
      idle.splice(0).forEach(run => run());
      await flush();
    },
    respond: async (deviations: readonly Deviation[] | undefined) => {
      finish.splice(0).forEach(resolve => resolve(deviations));
      await flush();
    },
  };
}

it('checks a response when the page is idle, one at a time, and each operation once in 10 s [CALL-06/checks]', async () => {
  const { observe, runIdle, respond, checked, state } = openMonitor();
  const listChecked = () => checked.map(({ path }) => path);
  observe('/alerts', [1]);
  observe('/faults');
  observe('/alerts', [2]);
  expect(checked).toEqual([]);
  await runIdle();
  await runIdle();
  expect(listChecked()).toEqual(['/alerts']);
  await respond([]);
  await runIdle();
  expect(listChecked()).toEqual(['/alerts', '/faults']);
  await respond([]);
  state.now = SAMPLE_INTERVAL_MS - 1;
  observe('/alerts');
  await runIdle();
  expect(checked).toHaveLength(2);
  state.now = SAMPLE_INTERVAL_MS;
  observe('/alerts');
  await runIdle();
  expect(listChecked()).toEqual(['/alerts', '/faults', '/alerts']);
  expect(state.report.checkedCount).toBe(2);
});

it('does not hold more responses than a few [CALL-06/checks]', async () => {
  const { observe, runIdle, respond, checked } = openMonitor();
  for (let number = 0; number < MAX_WAITING + 5; number += 1) observe(`/${number}`);
  for (let number = 0; number < MAX_WAITING + 5; number += 1) {
    await runIdle();
    await respond([]);
  }
  expect(checked).toHaveLength(MAX_WAITING);
});

it('adds up equal deviations of an operation, with the latest excerpt [CALL-06/list]', async () => {
  const { observe, runIdle, respond, state } = openMonitor();
  observe('/alerts');
  await runIdle();
  await respond([DEVIATION, { ...DEVIATION, rule: 'type' }]);
  observe('/faults');
  await runIdle();
  await respond([{ ...DEVIATION, excerpt: '7', count: 3 }]);
  expect(state.report.deviations).toEqual([
    { ...DEVIATION, excerpt: '7', count: 5 },
    { ...DEVIATION, rule: 'type' },
  ]);
});

it('checks the first rows of a long list, and no response of a sign-in', async () => {
  const { observe, runIdle, checked } = openMonitor();
  observe('/login', { id: 'token' }, { id: undefined as never });
  await runIdle();
  expect(checked).toEqual([]);
  observe(
    '/assets',
    Array.from({ length: MAX_CHECKED_ROWS + 1 }, () => ({})),
  );
  await runIdle();
  expect(checked[0]?.body).toHaveLength(MAX_CHECKED_ROWS);
});

it('continues after a check without a schema, and ends with the session', async () => {
  const { observe, runIdle, respond, checked, state, monitor } = openMonitor();
  observe('/alerts');
  await runIdle();
  await respond(undefined);
  expect(state.report).toBe(EMPTY_REPORT);
  observe('/faults');
  await runIdle();
  monitor.close();
  await respond([DEVIATION]);
  expect(state.report).toBe(EMPTY_REPORT);
  expect(state.isClosed).toBe(true);
  observe('/users');
  await runIdle();
  expect(checked).toHaveLength(2);
});

it('opens another thread after a check that fails', async () => {
  const close = vi.fn();
  const check = vi
    .fn<() => Promise<readonly Deviation[]>>()
    .mockRejectedValueOnce(new Error('The contract thread ended'))
    .mockResolvedValue([DEVIATION]);
  const openThread = vi.fn(() => Promise.resolve({ check, close }));
  let report = EMPTY_REPORT;
  const monitor = createContractMonitor({
    openThread,
    whenIdle: run => run(),
    now: () => 0,
    onChange: change => (report = change(report)),
  });
  for (const path of ['/alerts', '/faults', '/users'])
    monitor.observe({ operation: createOperation(path), status: 200, body: [] });
  await vi.waitFor(() => expect(report.checkedCount).toBe(2));
  expect(openThread).toHaveBeenCalledTimes(2);
  expect(close).toHaveBeenCalledTimes(1);
  monitor.close();
  await vi.waitFor(() => expect(close).toHaveBeenCalledTimes(2));
});
