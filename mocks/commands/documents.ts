import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { findDocuments } from '../../codegen/findDocuments.ts';
import type { AboutDocument } from '../../src/schema/about.ts';
import { stampOf } from '../console/cataloguePlugin.ts';
import type { World } from '../platform/world.ts';
import { generateInChild } from './childTask.ts';
import { seededAccounts } from './seededAccounts.ts';
import { ROOT } from './project.ts';
import { tellDocuments } from './tellDocuments.ts';

/** A console and a platform of other documents than the project's own, and where they live. */
export interface Documents {
  readonly world: World;
  /** The folder of the built console. */
  readonly outDir: string;
  /** The file of the platform's state: another for every version of the documents. */
  readonly state: string;
  /** Everything of them is in here. */
  readonly folder: string;
  /** What was generated of them for the console. */
  readonly generated: string;
}

/** The project's documents that every console has: without accounts nobody signs in. */
const OWN = ['users', 'config'].map(name => join(ROOT, 'openapi', `${name}.yaml`));

/**
 * Generates from documents that a person named, into a folder of their own below that of the state: nothing of the
 * project is touched. Says in the terminal what was found in them.
 *
 * @param path a document or a folder of them, as it was typed
 * @throws DocumentError when one cannot be read
 */
export async function openDocuments(path: string, state: string): Promise<Documents> {
  const place = resolve(process.env.INIT_CWD ?? '.', path);
  const foreign = findDocuments(place).filter(file => !OWN.includes(file));
  const folder = join(resolve(state), 'openapi', `${nameOf(place)}-${hash(place)}`);
  const out = { console: join(folder, 'console'), mocks: join(folder, 'mocks') };
  prepare(folder);
  await generateInChild({ documents: [...OWN, ...foreign], out, strict: false });
  const { about } = (await import(pathToFileURL(join(out.console, 'about.ts')).href)) as {
    readonly about: readonly AboutDocument[];
  };
  tellDocuments(about.filter(({ service }) => !['users', 'config'].includes(service)));
  console.log(seededAccounts());
  // What was generated is there now.
  const { foreignWorld } = await import('../foreign/foreignWorld.ts');
  return {
    world: await foreignWorld(out.mocks),
    outDir: join(folder, 'dist'),
    state: join(folder, `state-${hash(stampOf(out.console))}.sqlite`),
    folder,
    generated: out.console,
  };
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

const nameOf = (place: string) =>
  basename(place)
    .replace(/(\.[a-z]+)+$/i, '')
    .replace(/\W+/g, '-');

/** Generated modules are ES modules that use the project's packages, wherever the state is kept. */
function prepare(folder: string) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  const packages = join(folder, 'node_modules');
  const isThere = existsSync(packages) || lstatSync(packages, { throwIfNoEntry: false });
  if (!isThere) symlinkSync(join(ROOT, 'node_modules'), packages, 'junction');
}
