import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file in a build with the stamp of its sources. */
const SOURCE_STAMP = '.sources';

/** All inputs of a console build. */
const CONSOLE_SOURCES = ['src', 'package-lock.json', 'vite.config.ts', 'codegen/build'];

/** All inputs of a build that includes the platform. */
const DEMO_SOURCES = [...CONSOLE_SOURCES, 'mocks'];

/** Returns a hash of the sources by content, because a checkout changes every modification time. */
export function hashSources(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = sources.flatMap(path => listFiles(root, path)).sort();
  for (const file of new Set(files)) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function listFiles(root: string, path: string): string[] {
  if (!existsSync(join(root, path))) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name).slice(root.length + 1));
}

export const getBuildSources = (mode: string): readonly string[] =>
  mode === 'demo' ? DEMO_SOURCES : CONSOLE_SOURCES;

/**
 * Whether a folder has no build, or one of other sources.
 *
 * @param root absolute path of the project
 * @param mode of the build: `demo` has more sources
 * @example isBuildStale('/srv/city', '/srv/city/dist', 'production') // false right after a build
 */
export function isBuildStale(root: string, outDir: string, mode: string): boolean {
  const stamp = join(outDir, SOURCE_STAMP);
  if (!existsSync(stamp)) return true;
  return readFileSync(stamp, 'utf8') !== hashSources(root, getBuildSources(mode));
}

/** Writes the stamp of the sources into every build, so that the next start can reuse it. */
export function stampSourcesPlugin(root: string): Plugin {
  let digest = '';
  return {
    name: 'stamp-sources',
    apply: 'build',
    // Before any file is read: a change during the build makes it stale.
    configResolved: ({ mode }) => {
      digest = hashSources(root, getBuildSources(mode));
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: SOURCE_STAMP, source: digest });
    },
  };
}
