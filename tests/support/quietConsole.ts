import { format } from 'node:util';
import { afterEach } from 'vitest';

const said: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...words: unknown[]) => {
    said.push(format(...words));
    print(...words);
  };
}

// React and MUI report misuse as a line on the console: nobody reads it, unless it fails a test.
afterEach(() => {
  const heard = said.splice(0);
  if (heard.length > 0) throw new Error(`The console said:\n${heard.join('\n')}`);
});
