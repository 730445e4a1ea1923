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

/** What to generate from, and where to. */
export interface GenerateOptions {
  /** Paths of documents; the project's own by default. */
  readonly documents?: readonly string[];
  /** The folders that everything generated goes to; they hold nothing else. The project's own by default. */
  readonly out?: OutputFolders;
  /** Whether everything that a person sees must be said, as in the project's own documents. They alone by default. */
  readonly strict?: boolean;
}

/** What a run did. Paths are as people type them. */
export interface GenerateReport {
  readonly documents: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What the documents leave open, one sentence each, with the document before it. */
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

/** Whether everything generated is there and of the present documents and generator. */
export function isGenerated(options: GenerateOptions = {}): boolean {
  const { documents, out } = applyDefaults(options);
  const previous = readStamp(getStampFile(out));
  return previous !== undefined && isUpToDate(previous, { generator: hashGenerator(), documents });
}

/**
 * Makes everything that comes of the documents: types, validators, descriptors and mocks. Only what has changed
 * since the last run is made again, and nothing is even loaded when nothing has.
 *
 * @throws DocumentError when a document is wrong, with file, line and remedy of everything that is
 */
export async function generate(options: GenerateOptions = {}): Promise<GenerateReport> {
  const { documents, out, strict } = applyDefaults(options);
  const generator = hashGenerator();
  const previous = readStamp(getStampFile(out));
  const names = documents.map(formatPath);
  if (previous && isUpToDate(previous, { generator, documents })) {
    return { documents: names, written: [], removed: [], warnings: [] };
  }
  // Everything heavy is behind this line.
  const { buildOutput } = await import('./buildOutput.ts');
  const { texts, stamp, warnings, lintDiagnostics } = await buildOutput(
    documents,
    out,
    generator,
    previous,
    strict,
  );
  const removed = previous
    ? listOutputFiles(previous).filter(file => !listOutputFiles(stamp).includes(file))
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
 * Makes everything anew in memory and compares it with the files.
 *
 * @returns a sentence for each file that is not what the documents make of it, and in strict documents for each thing
 *   that they leave open; none when all is well
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

/** A file that is still as it was written has been left behind; any other has been changed by somebody. */
function explainMismatch(file: string, previous: GenerationStamp | undefined): string {
  const known = Object.values(previous?.outputs ?? {}).find(hashes => hashes[file] !== undefined);
  return known?.[file] === hashFiles([file])[file] ? 'is stale' : 'was edited by hand';
}

/** The command: `npm run generate [-- --check]`. */
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
