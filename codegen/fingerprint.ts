import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from './project.ts';

/** The hashes of files, by absolute path; a file that is missing has none. */
export type FileHashes = Readonly<Record<string, string>>;

/** What a run left behind, so that the next can tell what has changed since. */
export interface GenerationStamp {
  /** The generator itself: its sources, the vocabulary and the packages that it uses. */
  readonly generator: string;
  readonly documents: readonly string[];
  /** What documents are called and have: a name that is taken in one of them changes another. */
  readonly names: string;
  /** By document: the files that it is made of. */
  readonly inputs: Readonly<Record<string, FileHashes>>;
  /** By document: the files that came of it; under the empty name those that came of all. */
  readonly outputs: Readonly<Record<string, FileHashes>>;
}

/** The packages whose version decides what is generated. */
const PACKAGES = [
  ...['@redocly/openapi-core', 'ajv', 'ajv-formats', 'openapi-typescript', 'orval'],
  ...['typescript', 'yaml'],
];

/** The hash of a text. */
export const hashContent = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** The hashes of files. */
export const hashFiles = (files: readonly string[]): FileHashes =>
  Object.fromEntries(
    files.filter(file => existsSync(file)).map(file => [file, hashContent(readFileSync(file))]),
  );

/** One hash for everything but the documents that what is generated depends on. */
export function hashGenerator(): string {
  const sources = readdirSync(join(PROJECT_ROOT, 'codegen'), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map(name => join(PROJECT_ROOT, 'codegen', name));
  const vocabulary = join(PROJECT_ROOT, 'openapi', 'x-console.schema.json');
  const versions = PACKAGES.map(name => {
    const file = join(PROJECT_ROOT, 'node_modules', name, 'package.json');
    const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
    return `${name} ${version}`;
  });
  const hashes = Object.values(hashFiles([...sources, vocabulary].toSorted()));
  return hashContent([...hashes, ...versions].join('\n'));
}

/** Reads what the last run left behind; `undefined` when there was none, or it cannot be read. */
export function readStamp(file: string): GenerationStamp | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GenerationStamp;
  } catch {
    // A missing or broken stamp only means that everything is made again.
    return undefined;
  }
}

/** Whether files have the hashes that they had. */
export const areUnchanged = (hashes: FileHashes): boolean =>
  Object.entries(hashes).every(
    ([file, known]) => existsSync(file) && hashContent(readFileSync(file)) === known,
  );

/** Whether nothing at all has changed since a run, its own output included. */
export const isUpToDate = (
  { generator, documents, inputs, outputs }: GenerationStamp,
  now: { readonly generator: string; readonly documents: readonly string[] },
): boolean =>
  generator === now.generator &&
  documents.join('\n') === now.documents.join('\n') &&
  [...Object.values(inputs), ...Object.values(outputs)].every(areUnchanged);
