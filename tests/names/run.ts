import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

import { checkNames } from './checkNames.ts';
import { readRetiredTerms } from './retiredTerms.ts';

/** The `names` step: file names and exported names use the words of `docs/glossary.md`. */
const files = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    'src',
    'mocks',
    'codegen',
    'tests',
  ],
  { encoding: 'utf8', maxBuffer: 10_000_000 },
)
  .split('\n')
  .filter(path => /\.(?:ts|tsx|css)$/u.test(path) && existsSync(path))
  .map(path => ({ path, text: path.endsWith('.css') ? '' : readFileSync(path, 'utf8') }));

const errors = checkNames(files, readRetiredTerms(readFileSync('docs/glossary.md', 'utf8')));
for (const error of errors) console.error(error);
if (errors.length > 0) {
  console.error(`${errors.length} names do not follow docs/glossary.md`);
  process.exitCode = 1;
}
