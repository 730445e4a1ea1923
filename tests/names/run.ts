import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { checkDocComments } from './checkDocComments.ts';
import { checkExamples } from './checkExamples.ts';
import { checkMessageKeys } from './checkMessageKeys.ts';
import { checkNames, listAncestors } from './checkNames.ts';
import { checkReferences } from './checkReferences.ts';
import { checkSourceTerms } from './checkSourceTerms.ts';
import { checkSpecificationLinks } from './checkSpecificationLinks.ts';
import { checkStyleNames } from './checkStyleNames.ts';
import { readRetiredTerms } from './retiredTerms.ts';

/**
 * The `names` step: the names of files, exports, messages and CSS classes, the comments, the test titles, the documents of `openapi` and the pages use the
 * terms of `docs/glossary.md`, and comments and pages refer to nothing outside the repository. A function that several folders
 * import has an example. A doc comment says more than the names around it.
 */
const paths = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  },
)
  .split('\0')
  .filter(path => path !== '' && existsSync(path));
const read = (path: string) => ({ path, text: readFileSync(path, 'utf8') });

const namedFiles = paths
  .filter(path => /^(?:src|mocks|codegen|tests)\/.*\.(?:ts|tsx|css)$/u.test(path))
  .map(read);
const styleSheets = namedFiles.filter(({ path }) => path.endsWith('.css'));
const sourceFiles = namedFiles.filter(file => !styleSheets.includes(file));
/** Of the tools, at the top of the project. */
const configurations = paths.filter(path => /^[^/]+\.(?:ts|c?js)$/u.test(path)).map(read);
/** The glossary itself names the retired terms. */
const documentsAndPages = paths
  .filter(path => /^(?:redocly\.yaml|openapi\/.*\.(?:ya?ml|json)|.*\.md)$/u.test(path))
  .filter(path => path !== 'docs/glossary.md' && !path.startsWith('tests/contract/documents/'))
  .map(read);
const glossary = read('docs/glossary.md').text;
const retired = readRetiredTerms(glossary);
/** Messages of react-admin have its keys. */
const isCatalogue = (path: string) =>
  path.startsWith('src/i18n/') && path.includes('/', 9) && !path.endsWith('/reactAdmin.ts');
const nameErrors = [
  ...checkNames([...sourceFiles, ...styleSheets.map(({ path }) => ({ path, text: '' }))], retired),
  ...checkStyleNames(styleSheets, retired),
  ...checkMessageKeys(
    sourceFiles.filter(({ path }) => isCatalogue(path)),
    retired,
  ),
  ...checkSourceTerms([...sourceFiles, ...styleSheets, ...configurations, ...documentsAndPages], {
    names: readRetiredTerms(glossary, 'Retired terms in all names'),
    sentences: readRetiredTerms(glossary, 'Retired words in all sentences'),
    prose: readRetiredTerms(glossary, 'Retired words in test titles, documents and pages'),
  }),
];

/** The ledger says where a requirement comes from; the test of this check has wrong references on purpose. */
const UNCHECKED = ['tests/ledger/ledger.yaml', 'tests/names/checkReferences.test.ts'];
const referringFiles = paths
  .filter(path => /\.(?:tsx?|css|c?js|ya?ml|md)$/u.test(path) && !UNCHECKED.includes(path))
  .filter(path => !path.startsWith('tests/contract/documents/'))
  .map(read);
const ledgerIds = read('tests/ledger/ledger.yaml').text.matchAll(/^ {2}([A-Z][A-Z\d]*-\d+):/gmu);
const referenceErrors = checkReferences(referringFiles, {
  ledgerIds: new Set(Array.from(ledgerIds, ([, id = '']) => id)),
  paths: new Set([...paths, ...paths.flatMap(listAncestors)]),
});

const exampleErrors = checkExamples(sourceFiles);
const linkErrors = checkSpecificationLinks(sourceFiles);
const commentErrors = checkDocComments(sourceFiles);
const errors = [
  ...nameErrors,
  ...referenceErrors,
  ...exampleErrors,
  ...linkErrors,
  ...commentErrors,
];

for (const error of errors) console.error(error);
if (nameErrors.length > 0)
  console.error(`${nameErrors.length} names do not follow docs/glossary.md`);
if (referenceErrors.length > 0)
  console.error(`${referenceErrors.length} references lead out of the repository`);
if (exampleErrors.length > 0)
  console.error(`${exampleErrors.length} functions have no example: see CONTRIBUTING.md`);
if (linkErrors.length > 0)
  console.error(`${linkErrors.length} files of codegen/read link to no section`);
if (commentErrors.length > 0) console.error(`${commentErrors.length} comments only repeat a name`);
if (errors.length > 0) process.exitCode = 1;
