import { readServices } from '../read/readServices.ts';
import { compareModels } from './compareModels.ts';
import { formatChanges } from './formatChanges.ts';
import { createCodeSearch } from './createCodeSearch.ts';
import { findVersion, type DocumentVersion } from './findVersion.ts';

const USAGE =
  'npm run diff -- OLD NEW [--json]; OLD and NEW are documents, folders or commits, NEW is openapi when it is left out';

/**
 * Runs the command `npm run diff -- OLD NEW`: reports what changed between two versions of documents and which parts
 * of
 * the console that affects.
 *
 * @returns the exit code: 1 when a change is breaking
 */
export async function diff(args: readonly string[]): Promise<number> {
  const flags = args.filter(arg => arg.startsWith('--'));
  const [old, now = 'openapi', ...rest] = args.filter(arg => !arg.startsWith('--'));
  const unknown = flags.find(flag => flag !== '--json') ?? rest[0];
  if (old === undefined || unknown !== undefined)
    throw new Error(unknown === undefined ? USAGE : `diff knows no ${unknown}; ${USAGE}`);
  const changes = await compareVersions(old, now);
  console.log(flags.includes('--json') ? JSON.stringify(changes, null, 2) : formatChanges(changes));
  return changes.some(({ severity }) => severity === 'breaking') ? 1 : 0;
}

async function compareVersions(old: string, now: string) {
  const versions: DocumentVersion[] = [];
  try {
    const models = [];
    for (const argument of [old, now]) {
      const version = findVersion(argument);
      versions.push(version);
      models.push(await readServices(version.files));
    }
    const [before = [], after = []] = models;
    return compareModels(before, after, createCodeSearch());
  } finally {
    for (const { release } of versions) release();
  }
}

if (import.meta.main) {
  process.exitCode = await diff(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return 2;
  });
}
