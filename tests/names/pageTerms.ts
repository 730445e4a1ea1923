import type { SourceTerms } from './sourceTerms.ts';

/** Code, and the target of a link: they have the names of what they refer to. */
const CODE_OR_TARGET = /`[^`]*`|\]\([^)]*\)/gu;
const FENCE = /^\s*```/u;

/**
 * Reads the sentences of a page, a line each, without its code.
 *
 * @example readPageTerms('# A page\nThe `code`.').prose // [{ text: '# A page', line: 1 }, { text: 'The  .', line: 2 }]
 */
export function readPageTerms(text: string): SourceTerms {
  let isCode = false;
  const prose = text.split('\n').flatMap((line, index) => {
    if (FENCE.test(line)) isCode = !isCode;
    const isProse = !isCode && !FENCE.test(line) && line.trim() !== '';
    return isProse ? [{ text: line.replaceAll(CODE_OR_TARGET, ' '), line: index + 1 }] : [];
  });
  return { names: [], comments: [], errorTexts: [], prose };
}
