import { resolve } from 'node:path';

import { DocumentError } from '../DocumentError.ts';
import type { OpenApi } from '../openapi.ts';
import { display } from '../project.ts';
import { createLocator } from './locate.ts';
import { parsePointer } from './pointer.ts';

/** A document in one piece, and the files that it was made of. */
export interface Bundle {
  readonly document: OpenApi;
  /** Absolute paths, the document itself first. */
  readonly files: readonly string[];
}

/**
 * Reads a document and brings every part that it refers to under its own `components`.
 *
 * @throws DocumentError when a file is missing, is no YAML or JSON, is no OpenAPI 3, or has a `$ref` to nothing
 */
export async function bundleDocument(source: string): Promise<Bundle> {
  const redocly = await import('@redocly/openapi-core');
  const file = resolve(source);
  const config = await redocly.createConfig({});
  const result = await redocly.bundle({ ref: file, config }).catch((error: unknown) => {
    throw new DocumentError([unreadable(display(source), error)]);
  });
  const document = result.bundle.parsed as Partial<OpenApi> | null;
  if (!isOpenApi3(document)) {
    const message = 'is no OpenAPI 3 document; convert it to OpenAPI 3.1 first';
    throw new DocumentError([{ file: display(source), message }]);
  }
  const files = [file, ...[...result.fileDependencies].filter(part => part !== file).toSorted()];
  const errors = result.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    throw new DocumentError(
      errors.map(({ location: [where], message }) => ({
        ...createLocator([where?.source.absoluteRef ?? file])(parsePointer(where?.pointer ?? '')),
        message: message.replace(/\s+/g, ' '),
      })),
    );
  }
  return { document, files };
}

const isOpenApi3 = (document: Partial<OpenApi> | null): document is OpenApi =>
  document?.openapi?.startsWith('3.') ?? false;

function unreadable(file: string, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const line = /\((\d+):\d+\)/.exec(message)?.[1];
  const reason = message.split('\n')[0] ?? message;
  return { file, ...(line && { line: Number(line) }), message: `cannot be read: ${reason}` };
}
