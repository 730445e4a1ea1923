import type { SourceFile } from './checkNames.ts';
import { findRetiredTerms, type RetiredTerm } from './retiredTerms.ts';
import { readSourceTerms, type SourceTerm } from './sourceTerms.ts';

/** The terms of the glossary that are retired in every name, and those in comments and titles. */
export interface RetiredTermSets {
  readonly names: readonly RetiredTerm[];
  readonly prose: readonly RetiredTerm[];
}

/** The parts of a row have their names from the ledger. */
const LEDGER_PART = /\[[A-Z]+-\d+[^\]]*\]/gu;

/**
 * Returns a message with its remedy for each retired term in a declared name, exported or not, and in a comment or the
 * title of a test.
 */
export const checkSourceTerms = (
  files: readonly SourceFile[],
  { names: namesTerms, prose }: RetiredTermSets,
): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const { names, comments, titles } = readSourceTerms(path, text);
    return [
      ...names.flatMap(name => format(path, name, findRetiredTerms(name.text, namesTerms))),
      ...[...comments, ...titles].flatMap(({ text: lines, line: first }) =>
        lines.split('\n').flatMap((line, index) => {
          const sentence = line.replaceAll(LEDGER_PART, '');
          const found = { text: sentence.trim(), line: first + index };
          return format(path, found, findRetiredTerms(sentence, prose));
        }),
      ),
    ];
  });

const format = (path: string, { text, line }: SourceTerm, terms: readonly RetiredTerm[]) =>
  terms.map(
    ({ parts, replacement }) =>
      `${path}:${line} ${text}: "${parts.join(' ')}" is retired, use ${replacement}`,
  );
