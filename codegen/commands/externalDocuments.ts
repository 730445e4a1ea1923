import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findDocuments } from '../findDocuments.ts';
import type { AboutDocument } from '../../src/schema/about.ts';
import { accountRows } from '../../mocks/city/seededAccounts.ts';
import { SEEDED_PASSWORD } from '../../mocks/platform/passwordHasher.ts';
import { readDocumentsStamp } from '../build/cataloguePlugin.ts';
import type { PlatformDefinition } from '../../mocks/platform/platformDefinition.ts';
import { generateInChild } from './childTask.ts';
import { ROOT } from './projectPaths.ts';
import { printDocumentSummary } from './printDocumentSummary.ts';

/** A console and a platform of external documents, and their folders. */
export interface ExternalDocuments {
  readonly definition: PlatformDefinition;
  /** The folder of the built console. */
  readonly outDir: string;
  /** The file of the platform's state: a different one for every version of the documents. */
  readonly stateFile: string;
  /** The folder of all their files. */
  readonly folder: string;
  /** The generated modules for the console. */
  readonly generatedFolder: string;
}

/** The project's documents of every console: sign-in needs the accounts. */
const OWN_DOCUMENTS = ['users', 'config'].map(name => join(ROOT, 'openapi', `${name}.yaml`));

/**
 * Generates from external documents into a folder of their own below the state folder: the project stays unchanged.
 * Prints a summary to the terminal.
 *
 * @param path a document or a folder of them, as on the command line
 * @throws DocumentError when one cannot be read
 */
export async function openDocuments(path: string, state: string): Promise<ExternalDocuments> {
  const documentsPath = resolve(process.env.INIT_CWD ?? '.', path);
  const externalPaths = findDocuments(documentsPath).filter(file => !OWN_DOCUMENTS.includes(file));
  const folder = join(
    resolve(state),
    'openapi',
    `${getFolderName(documentsPath)}-${shortHash(documentsPath)}`,
  );
  const out = { console: join(folder, 'console'), mocks: join(folder, 'mocks') };
  prepareFolder(folder);
  await generateInChild({ documents: [...OWN_DOCUMENTS, ...externalPaths], out, strict: false });
  const { about } = (await import(pathToFileURL(join(out.console, 'about.ts')).href)) as {
    readonly about: readonly AboutDocument[];
  };
  printDocumentSummary(about.filter(({ service }) => !['users', 'config'].includes(service)));
  console.log(formatSeededAccounts());
  // The generated files exist from here on.
  const { loadOpenApiDefinition } = await import('../../mocks/foreign/openApiDefinition.ts');
  return {
    definition: await loadOpenApiDefinition(out.mocks),
    outDir: join(folder, 'dist'),
    stateFile: join(folder, `state-${shortHash(readDocumentsStamp(out.console))}.sqlite`),
    folder,
    generatedFolder: out.console,
  };
}

/** Formats the seeded accounts for the terminal. */
const formatSeededAccounts = (): string => {
  const names = accountRows
    .filter(({ locked, pswChanged }) => locked !== true && pswChanged !== false)
    .map(({ username }) => String(username));
  return `Sign in as ${names.slice(0, -1).join(', ')} or ${names.at(-1)}; the password is ${SEEDED_PASSWORD}`;
};

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const getFolderName = (documentsPath: string) =>
  basename(documentsPath)
    .replace(/(\.[a-z]+)+$/i, '')
    .replace(/\W+/g, '-');

/** Generated modules are ES modules that use the project's packages, wherever the state is stored. */
function prepareFolder(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const modulesFolder = join(folder, 'node_modules');
  const hasModules =
    existsSync(modulesFolder) || lstatSync(modulesFolder, { throwIfNoEntry: false });
  if (!hasModules) symlinkSync(join(ROOT, 'node_modules'), modulesFolder, 'junction');
}
