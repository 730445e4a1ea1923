import { format } from 'node:util';
import { afterEach } from 'vitest';

const messages: string[] = [];

/** Told of how busy the machine is, not of a mistake. */
const IGNORED_MESSAGES = [
  // The query builder's store times its own checks.
  /^(?:Serializable|Immutable)StateInvariantMiddleware took \d+ms/u,
  // A press of a key or a button is an act of its own, which the testing library ends at once: what it opens may
  // have to be fetched first, unless another test had it fetched before.
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
}

// React and MUI report misuse as a line on the console: nobody reads it, unless it fails a test.
afterEach(() => {
  const printed = messages.splice(0);
  if (printed.length > 0) throw new Error(`The console said:\n${printed.join('\n')}`);
});
