import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ServiceModel } from '../model.ts';
import type { OpenApiDocument } from '../openapi.ts';
import { isFile } from '../read/schema/isFile.ts';
import { isObjectOrArray } from '../jsonPointer.ts';
import { formatHeader } from './formatHeader.ts';
import { usesXConsole } from '../read/schema/usesXConsole.ts';
import { formatLiteral, propertyName } from './formatLiteral.ts';
import { generateResponseSamples } from './generateResponseSamples.ts';

/** The reference time of generated dates, so that they are the same every time. */
const REFERENCE_DATE = '2026-11-12T00:00:00.000Z';

/** The files of the mocks of one document. */
export interface EmittedMocks {
  /** `exampleResponses`: an example response of every operation. */
  readonly handlers: string;
  /** orval's own output. */
  readonly examples: string;
  readonly schemas: string;
}

/** The names of the files next to handlers.ts. */
export const getMockFileNames = (service: string) => ({
  examples: `${service}.faker.ts`,
  schemas: `${service}.schemas.ts`,
});

/**
 * Emits the mocks of a document: the responses that orval generates (from examples, or else from faker), and a map of
 * them by operation that returns the same response for every call. They import neither msw nor faker's other locales.
 */
export async function emitMocks(model: ServiceModel): Promise<EmittedMocks> {
  // orval cannot read every foreign document, and does not terminate where records refer to each other.
  return usesXConsole(model.document) ? emitExamples(model) : emitSamples(model);
}

async function emitExamples({
  name,
  document,
  operations,
  source,
}: ServiceModel): Promise<EmittedMocks> {
  const orval = await importOrval();
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    await orval.generate(
      {
        // Redocly validates the project's own documents; a foreign one may lack a description and still work.
        input: { target: toOrvalInput(document), unsafeDisableValidation: true },
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
    const files = getMockFileNames(name);
    const examples = readFileSync(join(folder, files.examples), 'utf8');
    const schemas = readFileSync(join(folder, files.schemas), 'utf8');
    const factories = operations.map(({ id }, index) => ({
      id,
      seed: index + 1,
      factory: findFactory(examples, `get${orval.pascal(id)}ResponseMock`),
    }));
    return {
      handlers: emitHandlers(source, files.examples, factories),
      // Node resolves imports by their full file name.
      examples:
        formatHeader(source) +
        examples
          .replaceAll(/from '(\.\/[^']+)'/g, "from '$1.ts'")
          .replaceAll(VALUE_PLACEHOLDER, 'value'),
      schemas: formatHeader(source) + schemas,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Emits mocks without orval: each operation returns a sample of its schema. */
function emitSamples({ document, operations, source }: ServiceModel): EmittedMocks {
  const samples = generateResponseSamples(document);
  const lines = operations.map(({ id }) => {
    const sample = samples.has(id) ? `(${formatLiteral(samples.get(id), '  ')})` : 'undefined';
    return `  ${propertyName(id)}: (): unknown => ${sample},\n`;
  });
  const headerText = formatHeader(source);
  return {
    handlers: `${headerText}export const exampleResponses: Readonly<Record<string, () => unknown>> = {\n${lines.join('')}};\n`,
    examples: `${headerText}export {};\n`,
    schemas: `${headerText}export {};\n`,
  };
}

/**
 * Replaces the key `value` in an example: orval would read the example as an Example Object and return that value
 * alone.
 */
const VALUE_PLACEHOLDER = '__value__';

/**
 * Returns a copy of the document, because orval modifies its input. The anchors of patterns are removed: faker would
 * write them as letters. Files have no example: orval's types only allow their bytes.
 */
const toOrvalInput = (document: OpenApiDocument): Record<string, unknown> =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === 'pattern' && typeof value === 'string') return value.replace(/^\^|\$$/g, '');
    if (key === 'examples' && Array.isArray(value)) return value.map(escapeValueKeys);
    if (isObjectOrArray(value) && typeof value.type === 'string' && isFile(value)) {
      return { type: 'string', format: 'binary' };
    }
    return value;
  }) as Record<string, unknown>;

const escapeValueKeys = (example: unknown): unknown =>
  isObjectOrArray(example) && !Array.isArray(example)
    ? Object.fromEntries(
        Object.entries(example).map(([key, member]) => [
          key === 'value' ? VALUE_PLACEHOLDER : key,
          member,
        ]),
      )
    : example;

const findFactory = (examples: string, name: string): string | undefined =>
  examples.includes(`export const ${name} =`) ? name : undefined;

interface MockFactory {
  readonly id: string;
  readonly seed: number;
  /** Absent when the response of the operation has no body. */
  readonly factory: string | undefined;
}

function emitHandlers(source: string, examples: string, factories: readonly MockFactory[]): string {
  const names = factories.flatMap(({ factory }) => factory ?? []);
  const lines = factories.map(
    ({ id, seed, factory }) =>
      `  ${propertyName(id)}: ${factory === undefined ? '() => undefined' : `seeded(${seed}, ${factory})`},\n`,
  );
  const headerText = formatHeader(source);
  const map = `export const exampleResponses: Readonly<Record<string, () => unknown>> = {\n${lines.join('')}};\n`;
  if (names.length === 0) return `${headerText}${map}`;
  return `${headerText}import { faker } from '@faker-js/faker/locale/en';

import {
${names.map(name => `  ${name},\n`).join('')}} from './${examples}';

const seeded = (seed: number, answer: () => unknown) => () => {
  faker.seed(seed);
  faker.setDefaultRefDate('${REFERENCE_DATE}');
  return answer();
};

${map}`;
}

/** Imports orval without its messages: it captures `console.log` at import. */
async function importOrval() {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await import('orval');
  } finally {
    console.log = log;
  }
}
