import { expect, it } from 'vitest';

import { isGeneratorSource } from './fingerprint.ts';

it.each([
  ['generate.ts', true],
  ['emit/emitTypes.ts', true],
  ['emit/emitTypes.test.ts', false],
  ['README.md', false],
  ['build/chunkGroups.ts', false],
  ['commands/start.ts', false],
  ['serve/consoleServer.ts', false],
])('counts %s as a source of the generator: %s', (name, expected) => {
  expect(isGeneratorSource(name)).toBe(expected);
});
