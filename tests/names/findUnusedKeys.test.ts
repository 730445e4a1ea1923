import { describe, expect, it } from 'vitest';

import { findUnusedKeys } from './findUnusedKeys.ts';

const texts = {
  quoted: new Map([['form.save', 'src/Form.tsx:1']]),
  patterns: [
    { at: 'src/Form.tsx:2', pattern: /^form\.invalid\.[^.]+$/u },
    { at: 'src/Plays.tsx:9', pattern: /^[^.]+\.gap$/u },
    { at: 'src/anyKey.ts:3', pattern: /^[^.]+\.[^.]+$/u },
  ],
};
const find = (...keys: string[]) =>
  findUnusedKeys(['player.now.gap', ...keys], texts, { 'src/Plays.tsx': /^player\.now\.gap$/u });

describe('a key of a message', () => {
  it('is used when a file has it, or a template with its beginning', () => {
    expect(find('form.save', 'form.invalid.22')).toEqual([]);
  });

  it.each(['form.other', 'form.invalid.22.hint', 'map.gap', 'map.title'])(
    'is unused when no file names it: %s',
    key => {
      expect(find(key)).toEqual([key]);
    },
  );

  it('is unused once the file with its template is deleted', () => {
    const patterns = texts.patterns.filter(({ at }) => !at.startsWith('src/Plays.tsx'));
    expect(
      findUnusedKeys(['player.now.gap'], { ...texts, patterns }, { 'src/Plays.tsx': /\.gap$/u }),
    ).toEqual(['player.now.gap', 'src/Plays.tsx names no message by a template']);
  });

  it('has no exception without a message', () => {
    expect(findUnusedKeys([], texts, { 'src/Plays.tsx': /\.gap$/u })).toEqual([
      'src/Plays.tsx names no message by a template',
    ]);
  });
});
