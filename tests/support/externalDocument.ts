import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll } from 'vitest';

import { findDocuments } from '../../codegen/findDocuments.ts';
import type { GenerateOptions } from '../../codegen/generate.ts';
import { PROJECT_ROOT } from '../../codegen/project.ts';
import { loadOpenApiDefinition } from '../../mocks/foreign/openApiDefinition.ts';
import { openForgetfulPlatform, type Platform } from '../../mocks/assembly/openPlatform.ts';
import type { PlatformServices } from '../../mocks/platform/operationRule.ts';
import type { StoreRows } from '../../mocks/platform/Store.ts';
import { fastHasher } from '../../mocks/platform/fastHasher.ts';
import type { PlatformDefinition } from '../../mocks/platform/platformDefinition.ts';
import type { AboutDocument } from '../../src/schema/about.ts';
import type { ResourceDescriptor } from '../../src/schema/resource.ts';

/** A platform of external documents, generated as by `npm start -- --openapi`. */
export interface ExternalDocument {
  readonly open: (rows?: StoreRows) => Platform;
  readonly definition: PlatformDefinition;
  /** Without the documents of the project. */
  readonly services: PlatformServices;
  readonly resources: Readonly<Record<string, ResourceDescriptor>>;
  readonly about: readonly AboutDocument[];
}

const OWN_SERVICES = ['users', 'config'];

/** Generates from documents, with the users service of the project, into a folder that is deleted after the tests. */
export async function openExternalDocument(path: string): Promise<ExternalDocument> {
  mkdirSync(join(PROJECT_ROOT, '.data'), { recursive: true });
  const folder = mkdtempSync(join(PROJECT_ROOT, '.data', 'any-document-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const out = { console: join(folder, 'console'), mocks: join(folder, 'mocks') };
  const ownPaths = OWN_SERVICES.map(name => join(PROJECT_ROOT, 'openapi', `${name}.yaml`));
  await generateInProcess({ documents: [...ownPaths, ...findDocuments(path)], out, strict: false });
  const load = (name: string) => import(pathToFileURL(join(out.console, name)).href);
  const { about } = (await load('about.ts')) as { about: readonly AboutDocument[] };
  const { resources } = (await load('catalogue.ts')) as Pick<ExternalDocument, 'resources'>;
  const definition = await loadOpenApiDefinition(out.mocks);
  return {
    open: rows =>
      openForgetfulPlatform({
        hasher: fastHasher,
        definition,
        ...(rows && { rows }),
        random: bytes => new Uint8Array(bytes).fill(7),
      }),
    definition,
    services: Object.fromEntries(
      Object.entries(definition.services).filter(([name]) => !OWN_SERVICES.includes(name)),
    ),
    resources,
    about,
  };
}

/** Runs in its own process: in tests with jsdom, `URL` is that of a browser, which packages for Node do not accept. */
const generateInProcess = (generation: GenerateOptions) =>
  promisify(execFile)(process.execPath, [
    ...['--input-type=module', '--eval'],
    `const { generate } = await import(${JSON.stringify(join(PROJECT_ROOT, 'codegen', 'generate.ts'))});
     await generate(${JSON.stringify(generation)});`,
  ]);
