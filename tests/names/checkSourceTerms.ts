import type { SourceFile } from './checkNames.ts';
import { readDocumentTerms } from './documentTerms.ts';
import { readPageTerms } from './pageTerms.ts';
import { findRetiredTerms, findRetiredInSentence, type RetiredTerm } from './retiredTerms.ts';
import {
  readSourceTerms,
  readStyleTerms,
  type SourceTerm,
  type SourceTerms,
} from './sourceTerms.ts';

/** The retired terms of the glossary by where they are retired. */
export interface RetiredTermSets {
  readonly names: readonly RetiredTerm[];
  /** In comments, in texts of errors and in prose. */
  readonly sentences: readonly RetiredTerm[];
  /** In titles of tests, documents and pages. */
  readonly prose: readonly RetiredTerm[];
}

/** Code in a comment has the names of what it refers to. */
const CODE = /`[^`\n]*`/gu;
/** The parts of a row have their names from the ledger. */
const LEDGER_PART = /\[[A-Z]+-\d+[^\]]*\]/gu;

/**
 * Returns a message with its remedy for each retired term in a declared name, exported or not, in a comment, in the
 * text of an error, in the title of a test, in the texts of an OpenAPI document and in a page.
 */
export const checkSourceTerms = (
  files: readonly SourceFile[],
  retired: RetiredTermSets,
): readonly string[] =>
  files.flatMap(({ path, text }) => {
    const { names, comments, errorTexts, prose } = readTerms(path, text);
    return [
      ...names.flatMap(name => format(path, name, findRetiredTerms(name.text, retired.names))),
      ...comments.flatMap(comment =>
        checkLines(
          path,
          { ...comment, text: comment.text.replaceAll(CODE, ' ') },
          retired.sentences,
        ),
      ),
      ...errorTexts.flatMap(found => checkLines(path, found, retired.sentences)),
      ...prose.flatMap(found => checkLines(path, found, [...retired.sentences, ...retired.prose])),
    ];
  });

function readTerms(path: string, text: string): SourceTerms {
  if (path.endsWith('.md')) return readPageTerms(text);
  if (path.endsWith('.css')) return readStyleTerms(text);
  return /\.(?:ya?ml|json)$/u.test(path) ? readDocumentTerms(text) : readSourceTerms(path, text);
}

const checkLines = (path: string, { text, line }: SourceTerm, retired: readonly RetiredTerm[]) =>
  text.split('\n').flatMap((each, index) => {
    const sentence = each.replaceAll(LEDGER_PART, '').replaceAll(/\s+/gu, ' ').trim();
    const found = { text: sentence, line: line + index };
    return format(path, found, findRetiredInSentence(sentence, retired));
  });

const format = (path: string, { text, line }: SourceTerm, terms: readonly RetiredTerm[]) =>
  terms.map(
    ({ parts, replacement }) =>
      `${path}:${line} ${text}: "${parts.join(' ')}" is retired, use ${replacement}`,
  );
