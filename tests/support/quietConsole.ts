import { format } from 'node:util';
import { afterEach } from 'vitest';

const said: string[] = [];

/** Told of a slow machine, not of a mistake: the query builder's store times its own checks. */
const OF_THE_CLOCK = /^(?:Serializable|Immutable)StateInvariantMiddleware took \d+ms/u;

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    const sentence = format(...words);
    if (OF_THE_CLOCK.test(sentence)) return;
    said.push(sentence);
    print(...words);
  };
}

// React and MUI report misuse as a line on the console: nobody reads it, unless it fails a test.
afterEach(() => {
  const heard = said.splice(0);
  if (heard.length > 0) throw new Error(`The console said:\n${heard.join('\n')}`);
});
