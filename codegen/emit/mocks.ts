import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ServiceModel } from '../model.ts';
import type { OpenApi } from '../openapi.ts';
import { isFile } from '../read/isFile.ts';
import { isObject } from '../read/pointer.ts';
import { header } from './header.ts';
import { speaksConsole } from '../read/speaks.ts';
import { literal, propertyName } from './literal.ts';
import { samplesOf } from './sample.ts';

/** The moment that generated dates are counted from, so that they are the same every time. */
const REFERENCE_DATE = '2026-11-12T00:00:00.000Z';

/** The files of the mocks of one document. */
export interface Mocks {
  /** `answers`: an example answer of every operation. */
  readonly handlers: string;
  /** orval's own output. */
  readonly examples: string;
  readonly schemas: string;
}

/** The names of the files beside handlers.ts. */
export const mockFiles = (service: string) => ({
  examples: `${service}.faker.ts`,
  schemas: `${service}.schemas.ts`,
});

/**
 * Emits the mocks of a document: orval's generated answers (from examples, or else from faker), and a map of
 * them by operation that gives the same answer at every call. They import neither msw nor faker's other languages.
 */
export async function emitMocks(model: ServiceModel): Promise<Mocks> {
  // orval cannot read every document from elsewhere, and does not come to an end where records lead to each other.
  return speaksConsole(model.document) ? emitExamples(model) : emitSamples(model);
}

async function emitExamples({ name, document, operations, source }: ServiceModel): Promise<Mocks> {
  const orval = await importOrval();
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    await orval.generate(
      {
        // Redocly judges our documents; one from elsewhere may lack a description and still work.
        input: { target: forOrval(document), unsafeDisableValidation: true },
        output: {
          target: join(folder, `${name}.ts`),
          mode: 'split',
          client: 'fetch',
          mock: { generators: [{ type: 'faker', locale: 'en', useExamples: true }] },
          override: { enumGenerationType: 'union' },
        },
      },
      folder,
      { throwOnError: true },
    );
    const files = mockFiles(name);
    const examples = readFileSync(join(folder, files.examples), 'utf8');
    const schemas = readFileSync(join(folder, files.schemas), 'utf8');
    const factories = operations.map(({ id }, index) => ({
      id,
      seed: index + 1,
      factory: factoryOf(examples, `get${orval.pascal(id)}ResponseMock`),
    }));
    return {
      handlers: emitHandlers(source, files.examples, factories),
      // Node resolves imports by their whole name.
      examples:
        header(source) +
        examples.replaceAll(/from '(\.\/[^']+)'/g, "from '$1.ts'").replaceAll(VALUE, 'value'),
      schemas: header(source) + schemas,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Mocks without orval: each operation answers a sample of its schema. */
function emitSamples({ document, operations, source }: ServiceModel): Mocks {
  const samples = samplesOf(document);
  const lines = operations.map(({ id }) => {
    const sample = samples.has(id) ? `(${literal(samples.get(id), '  ')})` : 'undefined';
    return `  ${propertyName(id)}: (): unknown => ${sample},\n`;
  });
  const start = header(source);
  return {
    handlers: `${start}export const answers: Readonly<Record<string, () => unknown>> = {\n${lines.join('')}};\n`,
    examples: `${start}export {};\n`,
    schemas: `${start}export {};\n`,
  };
}

/** Stands for the name `value` in an example, which orval would take for an Example Object and answer the value alone. */
const VALUE = '__value__';

/**
 * A copy of the document, because orval changes what it is given. The anchors of patterns are taken off: faker would
 * write them as letters. Files have no example: orval's types know only their bytes.
 */
const forOrval = (document: OpenApi): Record<string, unknown> =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') return value.replace(/^\^|\$$/g, '');
    if (key === 'examples' && Array.isArray(value)) return value.map(withoutValue);
    if (isObject(value) && typeof value.type === 'string' && isFile(value)) {
      return { type: 'string', format: 'binary' };
    }
    return value;
  }) as Record<string, unknown>;

const withoutValue = (example: unknown): unknown =>
  isObject(example) && !Array.isArray(example)
    ? Object.fromEntries(
        Object.entries(example).map(([key, member]) => [key === 'value' ? VALUE : key, member]),
      )
    : example;

const factoryOf = (examples: string, name: string): string | undefined =>
  examples.includes(`export const ${name} =`) ? name : undefined;

interface Factory {
  readonly id: string;
  readonly seed: number;
  /** Absent when the operation answers without a body. */
  readonly factory: string | undefined;
}

function emitHandlers(source: string, examples: string, factories: readonly Factory[]): string {
  const names = factories.flatMap(({ factory }) => factory ?? []);
  const lines = factories.map(
    ({ id, seed, factory }) =>
      `  ${propertyName(id)}: ${factory === undefined ? '() => undefined' : `seeded(${seed}, ${factory})`},\n`,
  );
  const start = header(source);
  const map = `export const answers: Readonly<Record<string, () => unknown>> = {\n${lines.join('')}};\n`;
  if (names.length === 0) return `${start}${map}`;
  return `${start}import { faker } from '@faker-js/faker/locale/en';

import {
${names.map(name => `  ${name},\n`).join('')}} from './${examples}';

const seeded = (seed: number, answer: () => unknown) => () => {
  faker.seed(seed);
  faker.setDefaultRefDate('${REFERENCE_DATE}');
  return answer();
};

${map}`;
}

/** Imports orval without its messages: it keeps `console.log` from the moment it is imported. */
async function importOrval() {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await import('orval');
  } finally {
    console.log = log;
  }
}
