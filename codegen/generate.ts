import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { tell } from './DocumentError.ts';
import type { Out } from './emit/emitService.ts';
import { filesBelow, holds, removeFiles, writeFiles } from './files.ts';
import { hashFiles, hashGenerator, isUpToDate, readStamp, type Stamp } from './fingerprint.ts';
import { display, PROJECT } from './project.ts';

/** What to generate from, and where to. */
export interface Generation {
  /** Paths of documents; the project's own by default. */
  readonly documents?: readonly string[];
  /** The folders that everything generated goes to; they hold nothing else. The project's own by default. */
  readonly out?: Out;
  /** Whether everything that a person sees must be said, as in the project's own documents. They alone by default. */
  readonly strict?: boolean;
}

/** What a run did. Paths are as people type them. */
export interface Report {
  readonly documents: readonly string[];
  readonly written: readonly string[];
  readonly removed: readonly string[];
  /** What the documents leave open, one sentence each, with the document before it. */
  readonly told: readonly string[];
}

const ownDocuments = (): readonly string[] =>
  readdirSync(join(PROJECT, 'openapi'))
    .filter(name => /\.ya?ml$/.test(name))
    .map(name => join(PROJECT, 'openapi', name))
    .toSorted();

const withDefaults = ({ documents, out, strict = documents === undefined }: Generation) => ({
  documents: (documents ?? ownDocuments()).map(file => resolve(file)),
  strict,
  out: {
    console: resolve(out?.console ?? join(PROJECT, 'src', 'generated')),
    mocks: resolve(out?.mocks ?? join(PROJECT, 'mocks', 'generated')),
  },
});

const stampFile = (out: Out) => join(out.console, '.stamp.json');

/** Whether everything generated is there and of the present documents and generator. */
export function isGenerated(generation: Generation = {}): boolean {
  const { documents, out } = withDefaults(generation);
  const last = readStamp(stampFile(out));
  return last !== undefined && isUpToDate(last, { generator: hashGenerator(), documents });
}

/**
 * Makes everything that comes of the documents: types, validators, descriptors and mocks. Only what has changed
 * since the last run is made again, and nothing is even loaded when nothing has.
 *
 * @throws DocumentError when a document is wrong, with file, line and remedy of everything that is
 */
export async function generate(generation: Generation = {}): Promise<Report> {
  const { documents, out, strict } = withDefaults(generation);
  const generator = hashGenerator();
  const last = readStamp(stampFile(out));
  const names = documents.map(display);
  if (last && isUpToDate(last, { generator, documents })) {
    return { documents: names, written: [], removed: [], told: [] };
  }
  // Everything heavy is behind this line.
  const { make } = await import('./run.ts');
  const { texts, stamp, told, wanting } = await make(documents, out, generator, last, strict);
  const removed = last ? filesOf(last).filter(file => !filesOf(stamp).includes(file)) : [];
  const written = writeFiles(texts);
  removeFiles(removed);
  writeFiles({ [stampFile(out)]: `${JSON.stringify(stamp, null, 1)}\n` });
  return {
    documents: names,
    written: written.map(display),
    removed: removed.map(display),
    told: [...told, ...(strict ? wanting.map(tell) : [])],
  };
}

/**
 * Makes everything anew in memory and compares it with the files.
 *
 * @returns a sentence for each file that is not what the documents make of it, and in strict documents for each thing
 *   that they leave open; none when all is well
 * @throws DocumentError when a document is wrong
 */
export async function check(generation: Generation = {}): Promise<readonly string[]> {
  const { documents, out, strict } = withDefaults(generation);
  const { make } = await import('./run.ts');
  const { texts, wanting } = await make(documents, out, hashGenerator(), undefined, strict);
  const there = filesBelow([out.console, out.mocks]);
  const last = readStamp(stampFile(out));
  const wrong = Object.entries(texts).flatMap(([file, text]) =>
    holds(file, text)
      ? []
      : [`${display(file)} ${there.includes(file) ? why(file, last) : 'is missing'}`],
  );
  const strays = there
    .filter(file => texts[file] === undefined && file !== stampFile(out))
    .map(file => `${display(file)} comes of no document`);
  return [...(strict ? wanting.map(tell) : []), ...wrong, ...strays];
}

const filesOf = ({ outputs }: Stamp): readonly string[] =>
  Object.values(outputs).flatMap(hashes => Object.keys(hashes));

/** A file that is still as it was written has been left behind; any other has been changed by somebody. */
function why(file: string, last: Stamp | undefined): string {
  const known = Object.values(last?.outputs ?? {}).find(hashes => hashes[file] !== undefined);
  return known?.[file] === hashFiles([file])[file] ? 'is stale' : 'was edited by hand';
}

/** The command: `npm run generate [-- --check]`. */
async function command(args: readonly string[]): Promise<void> {
  const start = performance.now();
  const unknown = args.find(arg => arg !== '--check');
  if (unknown !== undefined) throw new Error(`generate knows no ${unknown}; it takes --check only`);
  if (args.includes('--check')) {
    const wrong = await check();
    if (wrong.length > 0)
      throw new Error(`${wrong.join('\n')}\nchange the documents or run: npm run generate`);
    console.log('everything generated is what the documents say');
    return;
  }
  const { documents, written, removed, told } = await generate();
  for (const sentence of told) console.log(sentence);
  const seconds = ((performance.now() - start) / 1000).toFixed(2);
  const done =
    written.length + removed.length === 0
      ? 'nothing changed'
      : `${written.length} files written${removed.length > 0 ? `, ${removed.length} removed` : ''}`;
  console.log(`generate: ${documents.length} documents, ${done}, ${seconds} s`);
}

if (import.meta.main) {
  await command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
