import { describe, expect, it } from 'vitest';

import { layOutText, toParagraphs } from './textLayout.ts';
import type { TextStyle } from '../../model/media/mediaModel.ts';

const lines = (text: string, look: TextStyle, width: number, height: number) =>
  layOutText(toParagraphs(text), look, { width, height }).map(page =>
    page.map(({ runs }) => runs.map(run => run.text).join('')),
  );

describe('a text on a screen', () => {
  it.each<[string, string, TextStyle, number, number, string[][]]>([
    ['breaks where a line is full', '一二三四五', {}, 60, 100, [['一二三', '四五']]],
    ['counts half a square for Latin letters', 'abcdefg', {}, 60, 100, [['abcdef', 'g']]],
    ['breaks between words', 'use the tunnel', {}, 90, 100, [['use the', 'tunnel']]],
    ['starts no line with a space', 'use the', {}, 30, 100, [['use', 'the']]],
    ['keeps the lines that it has', '一\n\n二', {}, 100, 100, [['一', '', '二']]],
    ['goes to the next page where one is full', '一二三', {}, 20, 40, [['一', '二'], ['三']]],
    ['counts the space between rows', '一二三', { rowSpace: 5 }, 20, 44, [['一'], ['二'], ['三']]],
    ['counts the space between letters', '一二三', { charSpace: 10 }, 60, 100, [['一二', '三']]],
    ['shows a letter that is wider than its box', '一二', {}, 5, 5, [['一'], ['二']]],
    ['does not cut a letter of two units', '🌉🌉', {}, 20, 100, [['🌉', '🌉']]],
    ['is empty without letters', '', {}, 20, 20, [['']]],
  ])('%s', (_, text, look, width, height, pages) => {
    expect(lines(text, look, width, height)).toEqual(pages);
  });

  it('ends at some time, however long it is', () => {
    expect(lines('长'.repeat(4_000), {}, 20, 20)).toHaveLength(50);
  });
});
