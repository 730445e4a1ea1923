import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

import { findDocuments } from '../../codegen/findDocuments.ts';
import type { Generation } from '../../codegen/generate.ts';
import { PROJECT } from '../../codegen/project.ts';
import { foreignWorld } from '../../mocks/foreign/foreignWorld.ts';
import { openForgetfulPlatform, type Platform } from '../../mocks/platform/openPlatform.ts';
import type { Services } from '../../mocks/platform/rule.ts';
import type { Rows } from '../../mocks/platform/Store.ts';
import { swiftHasher } from '../../mocks/platform/swiftHasher.ts';
import type { World } from '../../mocks/platform/world.ts';
import type { AboutDocument } from '../../src/schema/about.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

/** A platform of documents from elsewhere, made as `npm start -- --openapi` makes it. */
export interface AnyDocument {
  readonly open: (rows?: Rows) => Platform;
  readonly world: World;
  /** Without our own. */
  readonly services: Services;
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  readonly about: readonly AboutDocument[];
}

const OWN = ['users', 'config'];

/** Generates from documents, beside the accounts of the console, into a folder that is gone after the tests. */
export async function openDocument(path: string): Promise<AnyDocument> {
  mkdirSync(join(PROJECT, '.data'), { recursive: true });
  const folder = mkdtempSync(join(PROJECT, '.data', 'any-document-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const out = { console: join(folder, 'console'), mocks: join(folder, 'mocks') };
  const own = OWN.map(name => join(PROJECT, 'openapi', `${name}.yaml`));
  await generateApart({ documents: [...own, ...findDocuments(path)], out, strict: false });
  const load = (name: string) => import(pathToFileURL(join(out.console, name)).href);
  const { about } = (await load('about.ts')) as { about: readonly AboutDocument[] };
  const { resources } = (await load('catalogue.ts')) as Pick<AnyDocument, 'resources'>;
  const world = await foreignWorld(out.mocks);
  return {
    open: rows =>
      openForgetfulPlatform({
        hasher: swiftHasher,
        world,
        ...(rows && { rows }),
        random: bytes => new Uint8Array(bytes).fill(7),
      }),
    world,
    services: Object.fromEntries(
      Object.entries(world.services).filter(([name]) => !OWN.includes(name)),
    ),
    resources,
    about,
  };
}

/** In a process of its own: where a test draws screens, `URL` is a browser's, which Node's packages do not take. */
const generateApart = (generation: Generation) =>
  promisify(execFile)(process.execPath, [
    ...['--input-type=module', '--eval'],
    `const { generate } = await import(${JSON.stringify(join(PROJECT, 'codegen', 'generate.ts'))});
     await generate(${JSON.stringify(generation)});`,
  ]);
