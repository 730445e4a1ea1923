import { describe, expect, it } from 'vitest';

import { hasReservedNames, markReservedNames, unmarkReservedNames } from './reservedNames.ts';

const text = '{"constructor":{"$ref":"#/components/schemas/toString"},"name":"lamp"}';

describe('names that every object inherits', () => {
  it('are marked for the bundler, as keys and in references, and the marks are removed again', () => {
    const marked = JSON.parse(markReservedNames(text)) as object;
    expect(Object.keys(marked)).not.toContain('constructor');
    expect(JSON.stringify(marked)).not.toContain('toString"');
    expect(unmarkReservedNames(marked)).toEqual(JSON.parse(text));
  });

  it('are found in a document that has them as keys', () => {
    expect(hasReservedNames(JSON.parse(text) as object)).toBe(true);
    expect(hasReservedNames({ title: 'constructor' })).toBe(false);
  });

  it('are whole names', () => {
    expect(markReservedNames('constructors, $toString')).toBe('constructors, $toString');
  });

  it('cost nothing where there are none: the document stays the same object', () => {
    const document = { paths: {} };
    expect(unmarkReservedNames(document)).toBe(document);
  });
});
