import { expect, it } from 'vitest';

import type { ServiceModel } from '../model.ts';
import { emitOperations } from './emitOperations.ts';
import { shareParts } from './shareParts.ts';

const createText = (n: number) =>
  Array.from({ length: 12 }, (_, i) => `word ${n} of ${i} in a long list`);
const model = (operations: readonly object[]) =>
  ({ operations, resources: [], source: 'openapi/lamps.yaml' }) as unknown as ServiceModel;
const operation = (id: string, more: object) => ({ id, path: `/${id}`, ...more });

it('emits the common parts of several operations once, and leaves the parts of one with it', () => {
  const choices = { choices: createText(1) };
  const all = model([
    operation('dim', { field: { kind: 'enum', ...choices }, own: createText(2) }),
    operation('lift', { field: { kind: 'text', ...choices } }),
  ]);
  const { texts } = shareParts(all);
  expect(Object.keys(texts)).toEqual(['parts/part0.ts']);
  expect(texts['parts/part0.ts']).toContain('word 1 of 0');
  const files = emitOperations(all, '../../schema');
  for (const name of ['dim', 'lift']) {
    expect(files[`operations/${name}.ts`]).toContain("import { part0 } from '../parts/part0.ts';");
    expect(files[`operations/${name}.ts`]).toContain('choices: part0');
  }
  expect(files['operations/dim.ts']).toContain('word 2 of 0');
});

it('gives no name to a part inside of another part', () => {
  const inner = { choices: createText(1) };
  const outer = { first: inner, label: 'the same in both' };
  const { texts } = shareParts(model([operation('a', { outer }), operation('b', { outer })]));
  expect(Object.keys(texts)).toEqual(['parts/part0.ts']);
  const [text = ''] = Object.values(texts);
  expect(text).toContain('the same in both');
  expect(text).not.toContain('import');
});

it('emits nothing for a document without repeats', () => {
  const alone = shareParts(model([operation('a', { own: createText(1) }), operation('b', {})]));
  expect(alone.texts).toEqual({});
});
