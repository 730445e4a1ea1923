import type { SourceFile } from './checkNames.ts';

/** What a reference may name. */
export interface ReferenceTargets {
  /** Ids of the ledger, e.g. `USER-02`. */
  readonly ledgerIds: ReadonlySet<string>;
  /** Files and folders of the repository, without a slash at the end. */
  readonly paths: ReadonlySet<string>;
}

const LEDGER_ID = /^[A-Z][A-Z\d]*-\d+$/u;
const URL = /^https:\/\//u;
/** Sections of documents outside the repository. */
const EXTERNAL_SECTION =
  /\b(?:spec|companion) [A-D]\d\b|\b(?:design|contracts) \d|(?<!-)\blook \d|\bspec\/\w+/gu;
const SEE_TAG = '@see';
const SEE = /@see\s+(.*?)\s*(?:\*\/|$)/gu;
/** A path in a page that has no placeholder. */
const PATH_IN_PAGE = /`((?:src|mocks|codegen|tests|openapi|docs)\/[\w./@-]*\w|[A-Z]+\.md)`/gu;
/** Made by the generator, and unknown to git. */
const GENERATED = /^(?:src|mocks)\/generated(?:\/|$)/u;

/**
 * Returns a message with file and line for each reference that leads out of the repository: an `@see` that is no id of the
 * ledger, no file and no web address; a section of an external document; a path in a page that does not exist.
 */
export function checkReferences(
  files: readonly SourceFile[],
  targets: ReferenceTargets,
): readonly string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [
          ...findWrongSee(line, targets),
          ...Array.from(line.matchAll(EXTERNAL_SECTION), ([section]) => `"${section}"`),
          ...(path.endsWith('.md') ? findMissingPaths(path, line, targets) : []),
        ].map(
          found =>
            `${path}:${index + 1} ${found} is not in the repository: use a ledger id, a file or an https URL`,
        ),
      ),
  );
}

/** The first reference of an `@see` must be known, and so must every other id or page after it. */
function findWrongSee(line: string, { ledgerIds, paths }: ReferenceTargets): readonly string[] {
  return Array.from(line.matchAll(SEE), ([, text = '']) => text).flatMap(text => {
    const [first = '', ...others] = text.split(/\s+/u).map(trimReference);
    const isKnown = (word: string) => ledgerIds.has(word) || paths.has(word) || URL.test(word);
    const isReference = (word: string) => LEDGER_ID.test(word) || /^\w[\w./-]*\.md$/u.test(word);
    return [first, ...others.filter(isReference)]
      .filter(word => !isKnown(word))
      .map(word => `${SEE_TAG} ${word}`);
  });
}

/** @example trimReference('(USER-02),') // 'USER-02' */
const trimReference = (word: string) => word.replaceAll(/^[(`{]+|[)`},.;:]+$/gu, '');

function findMissingPaths(
  page: string,
  line: string,
  { paths }: ReferenceTargets,
): readonly string[] {
  const folder = page.split('/').slice(0, -1).join('/');
  return Array.from(line.matchAll(PATH_IN_PAGE), ([, path = '']) => path).filter(
    path => !GENERATED.test(path) && !paths.has(path) && !paths.has(`${folder}/${path}`),
  );
}
