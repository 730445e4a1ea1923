/** Milliseconds: longer than the timer after which a query of Testing Library resolves. */
const LATENESS_MS = 4;

// React's scheduler takes its tasks by the `setImmediate` that it finds when it is loaded. On a quiet machine an effect has nearly
// always run when a query resolves, on a busy one it runs later. Here it always runs later: a test that reads the result of an
// effect too early fails on every machine.
const { setImmediate: immediate, setTimeout: startTimer } = globalThis;
globalThis.setImmediate = ((task: () => void) =>
  startTimer(task, LATENESS_MS)) as unknown as typeof setImmediate;
await import('react-dom/client');
globalThis.setImmediate = immediate;

export {};
