import { format } from 'node:util';
import { afterAll, afterEach } from 'vitest';

const messages: string[] = [];

/** Output that depends on the load of the machine and reports no fault. */
const IGNORED_MESSAGES = [
  // The store of the query builder measures its own checks.
  /^(?:Serializable|Immutable)StateInvariantMiddleware took \d+ms/u,
  // The testing library ends its `act` right after a key or a click, but the chunk that it opens may still load,
  // unless an earlier test has loaded it.
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/u,
];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...args: unknown[]) => {
    const sentence = format(...args);
    if (IGNORED_MESSAGES.some(pattern => pattern.test(sentence))) return;
    messages.push(sentence);
    print(...args);
  };
  // Files that share their modules share the console too.
  afterAll(() => {
    console[level] = print;
  });
}

// React and MUI report misuse on the console; therefore output on the console fails the test.
afterEach(() => {
  const printed = messages.splice(0);
  if (printed.length > 0) throw new Error(`The console printed:\n${printed.join('\n')}`);
});
