import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from './project.ts';

/** The hashes of files, by absolute path; a missing file has no entry. */
export type FileHashes = Readonly<Record<string, string>>;

/** The record of a run, from which the next run determines what has changed. */
export interface GenerationStamp {
  /** The hash of the generator: its sources, the vocabulary and the packages that it uses. */
  readonly generator: string;
  readonly documents: readonly string[];
  /** The hash of the names in all documents: a name used in one of them changes another. */
  readonly names: string;
  /** By document: its source files. */
  readonly inputs: Readonly<Record<string, FileHashes>>;
  /** By document: the files generated from it; under the empty name those generated from all. */
  readonly outputs: Readonly<Record<string, FileHashes>>;
}

/** The packages whose version affects the generated code. */
const PACKAGES = [
  ...['@redocly/openapi-core', 'ajv', 'ajv-formats', 'openapi-typescript', 'orval'],
  ...['typescript', 'yaml'],
];

export const hashContent = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Returns the hashes of existing files. */
export const hashFiles = (files: readonly string[]): FileHashes =>
  Object.fromEntries(
    files.filter(file => existsSync(file)).map(file => [file, hashContent(readFileSync(file))]),
  );

/** The folders outside of the generator: a change of the build or of a command changes no generated code. */
const OTHER_TOOLS = /^(?:build|commands|serve)[/\\]/;

/** Whether a file of `codegen` is part of the generator. @param name relative to `codegen` */
export const isGeneratorSource = (name: string): boolean =>
  name.endsWith('.ts') && !name.endsWith('.test.ts') && !OTHER_TOOLS.test(name);

/** Returns one hash of everything except the documents that the generated code depends on. */
export function hashGenerator(): string {
  const sources = readdirSync(join(PROJECT_ROOT, 'codegen'), { recursive: true, encoding: 'utf8' })
    .filter(isGeneratorSource)
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

/** Reads the stamp of the last run; `undefined` when there is none, or it cannot be parsed. */
export function readStamp(file: string): GenerationStamp | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as GenerationStamp;
  } catch {
    // A missing or broken stamp only causes a full generation.
    return undefined;
  }
}

/** Whether files still have these hashes. */
export const areUnchanged = (hashes: FileHashes): boolean =>
  Object.entries(hashes).every(
    ([file, known]) => existsSync(file) && hashContent(readFileSync(file)) === known,
  );

/** Whether nothing has changed since a run, including its output. */
export const isUpToDate = (
  { generator, documents, inputs, outputs }: GenerationStamp,
  now: { readonly generator: string; readonly documents: readonly string[] },
): boolean =>
  generator === now.generator &&
  documents.join('\n') === now.documents.join('\n') &&
  [...Object.values(inputs), ...Object.values(outputs)].every(areUnchanged);
