import { createHash } from 'node:crypto';
import { relative } from 'node:path';

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * The files that take longest, of each project: 4 s and more on an idle machine. When one of them is the last, a core is idle until
 * it ends. Not all of them need a place here, and a file that becomes fast does no harm.
 */
export const LONGEST_FILES: ReadonlySet<string> = new Set([
  'mocks/assembly/live/liveUpdates.test.ts',
  'src/app/entryRoute.test.ts',
  'src/features/session/LoginPage.test.tsx',
  'src/resources/cells/lossless.test.ts',
  'tests/console/access.test.tsx',
  'tests/console/anyDocument.isolated.test.tsx',
  'tests/console/everyResource.test.tsx',
  'tests/console/extremeValues.test.tsx',
  'tests/console/hostileResponses.test.tsx',
  'tests/console/wrongCalls.test.tsx',
  'tests/console/wrongResponses.test.tsx',
  'tests/contract/diff.test.ts',
  'tests/contract/domainScopes.test.ts',
  'tests/contract/foreignDocuments.test.ts',
  'tests/contract/generate.test.ts',
  'tests/contract/platformDurability.test.ts',
  'tests/contract/platformHosts.test.ts',
  'tests/contract/platformStorm.test.ts',
  'tests/contract/platformUserLists.test.ts',
  'tests/contract/portableFilters.test.ts',
]);

/**
 * Returns the files in an order that depends on the seed only, the longest first.
 *
 * @param files - relative to the project, with slashes
 */
export function orderFiles(files: readonly string[], seed: number): readonly string[] {
  const rank = (file: string) =>
    (LONGEST_FILES.has(file) ? '0' : '1') +
    createHash('sha256').update(`${seed} ${file}`).digest('hex');
  const ranks = new Map(files.map(file => [file, rank(file)]));
  return files.toSorted((one, other) => (ranks.get(one)! < ranks.get(other)! ? -1 : 1));
}

/** Runs the files in the order of {@link orderFiles}. */
export class LongestFirst extends BaseSequencer {
  override async sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const { root, sequence } = this.ctx.config;
    const pathOf = ({ moduleId }: TestSpecification) =>
      relative(root, moduleId).replaceAll('\\', '/');
    const order = orderFiles(specifications.map(pathOf), sequence.seed);
    const position = new Map(order.map((file, index) => [file, index]));
    return Promise.resolve(
      specifications.toSorted(
        (one, other) => position.get(pathOf(one))! - position.get(pathOf(other))!,
      ),
    );
  }
}
