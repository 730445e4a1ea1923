import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { createLocator } from './createLocator.ts';

const folder = mkdtempSync(join(tmpdir(), 'locator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, ...lines: readonly string[]): string => {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
};

const main = write(
  'main.yaml',
  'openapi: 3.1.0',
  'paths:',
  '  /lamps:',
  '    get:',
  '      parameters:',
  '        - name: page',
  '        - name: q',
  '      responses:',
  "        '200': { $ref: parts.yaml#/Lamps }",
);
const parts = write(
  'parts.yaml',
  'Pole: { type: object }',
  'Lamps:',
  '  description: All lamps',
  '  content: {}',
  'schemas:',
  '  Lamp:',
  '    type: object',
);
const locate = createLocator([main, parts]);

describe('the source of a pointer into a bundled document', () => {
  it('is the line of its key or its item', () => {
    expect(locate(['paths', '/lamps', 'get'])).toEqual({ file: main, line: 4 });
    expect(locate(['paths', '/lamps', 'get', 'parameters', '1'])).toEqual({ file: main, line: 7 });
  });

  it('is in the file of a reference within its path', () => {
    const response = ['paths', '/lamps', 'get', 'responses', '200'];
    expect(locate([...response, 'content'])).toEqual({ file: parts, line: 4 });
  });

  it('is in the file from which a component was bundled', () => {
    expect(locate(['components', 'schemas', 'Lamp', 'type'])).toEqual({ file: parts, line: 7 });
    expect(locate(['components', 'schemas', 'Pole'])).toEqual({ file: parts, line: 1 });
  });

  it('is the last step that exists', () => {
    expect(locate(['paths', '/lamps', 'post', 'summary'])).toEqual({ file: main, line: 3 });
  });

  it('is the original location in a Swagger 2.0 document', () => {
    const old = write('old.yaml', "swagger: '2.0'", 'definitions:', '  Lamp: { type: object }');
    expect(createLocator([old])(['components', 'schemas', 'Lamp'])).toEqual({ file: old, line: 3 });
  });

  it('is the file alone where it cannot be read', () => {
    const missing = join(folder, 'missing.yaml');
    expect(createLocator([missing])(['paths'])).toEqual({ file: missing });
  });
});
