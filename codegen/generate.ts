import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { formatDiagnostic } from './DocumentError.ts';
import type { OutputFolders } from './emit/emitService.ts';
import { listFiles, hasContent, removeFiles, writeFiles } from './generatedFiles.ts';
import {
  hashFiles,
  hashGenerator,
  isUpToDate,
  readStamp,
  type GenerationStamp,
} from './fingerprint.ts';
import { formatPath, PROJECT_ROOT } from './project.ts';

/** The input and output paths of a run. */
export interface GenerateOptions {
  /** Paths of documents; the project's own by default. */
  readonly documents?: readonly string[];
  /** The folders of all generated files; they contain nothing else. The project's own by default. */
  readonly out?: OutputFolders;
  /** Whether every displayed text must be documented. Default: only for the project's own documents. */
  readonly strict?: boolean;
}

/** The result of a run. Paths are relative to the project's root. */
export interface GenerateReport {
  readonly documents: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What the documents leave undefined, one sentence each, with the document's name before it. */
  readonly warnings: readonly string[];
}

const listOwnDocuments = (): readonly string[] =>
  readdirSync(join(PROJECT_ROOT, 'openapi'))
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => join(PROJECT_ROOT, 'openapi', name))
    .toSorted();

const applyDefaults = ({ documents, out, strict = documents === undefined }: GenerateOptions) => ({
  documents: (documents ?? listOwnDocuments()).map(file => resolve(file)),
  strict,
  out: {
    console: resolve(out?.console ?? join(PROJECT_ROOT, 'src', 'generated')),
    mocks: resolve(out?.mocks ?? join(PROJECT_ROOT, 'mocks', 'generated')),
  },
});

const getStampFile = (out: OutputFolders) => join(out.console, '.stamp.json');

/** Whether all generated files exist and match the current documents and generator. */
export function isGenerated(options: GenerateOptions = {}): boolean {
  const { documents, out } = applyDefaults(options);
  const previous = readStamp(getStampFile(out));
  return previous !== undefined && isUpToDate(previous, { generator: hashGenerator(), documents });
}

/**
 * Generates everything from the documents: types, validators, descriptors and mocks. Only what has changed since the
 * last run is generated again; without changes, no generator module is loaded.
 *
 * @throws DocumentError when a document is wrong, with file, line and remedy of every error
 * @example
 * const { written } = await generate({ documents: ['city.yaml'], out: { console: 'out/console', mocks: 'out/mocks' } });
 * written; // ['out/console/about.ts', …], and [] the next time
 */
export async function generate(options: GenerateOptions = {}): Promise<GenerateReport> {
  const { documents, out, strict } = applyDefaults(options);
  const generator = hashGenerator();
  const previous = readStamp(getStampFile(out));
  const names = documents.map(formatPath);
  if (previous && isUpToDate(previous, { generator, documents })) {
    return { documents: names, written: [], removed: [], warnings: [] };
  }
  // All expensive modules are loaded from here on.
  const { buildOutput } = await import('./buildOutput.ts');
  const { texts, stamp, warnings, lintDiagnostics } = await buildOutput(
    documents,
    out,
    generator,
    previous,
    strict,
  );
  // A copied folder has the stamp of the original, whose files are not removed.
  const existing = new Set(listFiles([out.console, out.mocks]));
  const current = new Set(listOutputFiles(stamp));
  const removed = previous
    ? listOutputFiles(previous).filter(file => existing.has(file) && !current.has(file))
    : [];
  const written = writeFiles(texts);
  removeFiles(removed);
  writeFiles({ [getStampFile(out)]: `${JSON.stringify(stamp, null, 1)}\n` });
  return {
    documents: names,
    written: written.map(formatPath),
    removed: removed.map(formatPath),
    warnings: [...warnings, ...(strict ? lintDiagnostics.map(formatDiagnostic) : [])],
  };
}

/**
 * Generates everything in memory and compares it with the files.
 *
 * @returns a sentence for each file that differs from its documents, and in strict documents for each undefined item;
 *   empty when everything matches
 * @throws DocumentError when a document is wrong
 */
export async function checkGenerated(options: GenerateOptions = {}): Promise<readonly string[]> {
  const { documents, out, strict } = applyDefaults(options);
  const { buildOutput } = await import('./buildOutput.ts');
  const { texts, lintDiagnostics } = await buildOutput(
    documents,
    out,
    hashGenerator(),
    undefined,
    strict,
  );
  const existing = listFiles([out.console, out.mocks]);
  const previous = readStamp(getStampFile(out));
  const problems = Object.entries(texts).flatMap(([file, text]) =>
    hasContent(file, text)
      ? []
      : [
          `${formatPath(file)} ${existing.includes(file) ? explainMismatch(file, previous) : 'is missing'}`,
        ],
  );
  const orphans = existing
    .filter(file => texts[file] === undefined && file !== getStampFile(out))
    .map(file => `${formatPath(file)} comes of no document`);
  return [...(strict ? lintDiagnostics.map(formatDiagnostic) : []), ...problems, ...orphans];
}

const listOutputFiles = ({ outputs }: GenerationStamp): readonly string[] =>
  Object.values(outputs).flatMap(hashes => Object.keys(hashes));

/** Explains a mismatch: a file with the hash of the last run is outdated; any other was edited by hand. */
function explainMismatch(file: string, previous: GenerationStamp | undefined): string {
  const known = Object.values(previous?.outputs ?? {}).find(hashes => hashes[file] !== undefined);
  return known?.[file] === hashFiles([file])[file] ? 'is stale' : 'was edited by hand';
}

/** Runs the command `npm run generate [-- --check]`. */
async function runCommand(args: readonly string[]): Promise<void> {
  const start = performance.now();
  const unknown = args.find(arg => arg !== '--check');
  if (unknown !== undefined) throw new Error(`generate knows no ${unknown}; it takes --check only`);
  if (args.includes('--check')) {
    const problems = await checkGenerated();
    if (problems.length > 0)
      throw new Error(`${problems.join('\n')}\nchange the documents or run: npm run generate`);
    console.log('everything generated is what the documents say');
    return;
  }
  const { documents, written, removed, warnings } = await generate();
  for (const sentence of warnings) console.log(sentence);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const summary =
    written.length + removed.length === 0
      ? 'nothing changed'
      : `${written.length} files written${removed.length > 0 ? `, ${removed.length} removed` : ''}`;
  console.log(`generate: ${documents.length} documents, ${summary}, ${seconds} s`);
}

if (import.meta.main) {
  await runCommand(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
