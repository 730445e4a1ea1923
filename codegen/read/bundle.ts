import { resolve } from 'node:path';

import type { BaseResolver } from '@redocly/openapi-core';

import { DocumentError, type Complaint } from '../DocumentError.ts';
import type { OpenApi } from '../openapi.ts';
import { display } from '../project.ts';
import { convertSwagger, isSwagger } from './convertSwagger.ts';
import { createLocator } from './locate.ts';
import { markNames, unmarkNames } from './hostileNames.ts';
import { isObject, parsePointer } from './pointer.ts';
import type { Remark } from './remark.ts';
import { withHeirs } from './withHeirs.ts';

/** A document in one piece, and the files that it was made of. */
export interface Bundle {
  readonly document: OpenApi;
  /** The version that it is written in. */
  readonly version: string;
  /** Absolute paths, the document itself first. */
  readonly files: readonly string[];
  /** References that lead nowhere; they stand in the document as they were written. */
  readonly unresolved: readonly Complaint[];
  /** What became of it on the way. */
  readonly told: readonly Remark[];
}

/**
 * Reads a document and brings every part that it refers to under its own `components`.
 *
 * @throws DocumentError when the file is missing, is no YAML or JSON, or is neither OpenAPI 3 nor Swagger 2.0
 */
export async function bundleDocument(source: string): Promise<Bundle> {
  const redocly = await import('@redocly/openapi-core');
  const file = resolve(source);
  const config = await redocly.createConfig({});
  class Resolver extends redocly.BaseResolver {
    override async loadExternalRef(absoluteRef: string) {
      const { body, mimeType } = await super.loadExternalRef(absoluteRef);
      return new redocly.Source(absoluteRef, withHeirs(markNames(body)), mimeType);
    }
  }
  const externalRefResolver = new Resolver(config.resolve);
  await refuseOthers(externalRefResolver, file);
  const result = await redocly
    .bundle({ ref: file, config, externalRefResolver })
    .catch((error: unknown) => {
      throw new DocumentError([unreadable(display(source), error)]);
    });
  const document = unmarkNames(result.bundle.parsed as OpenApi);
  const files = [file, ...[...result.fileDependencies].filter(part => part !== file).toSorted()];
  const errors = result.problems.filter(
    // A mapping may name a schema as it is, which the bundler takes for a file.
    ({ severity, location: [where] }) =>
      severity === 'error' && !/\/discriminator\/mapping\/[^/]*$/.test(where?.pointer ?? ''),
  );
  const unresolved = errors.map(({ location: [where], message }) => ({
    ...createLocator([where?.source.absoluteRef ?? file])(
      parsePointer(unmarkNames(where?.pointer ?? '')),
    ),
    message: withRemedy(unmarkNames(message.replace(/\s+/g, ' '))),
  }));
  const isOld = isSwagger(document as unknown as Readonly<Record<string, unknown>>);
  const { document: current, told } = isOld
    ? await converted(document, file)
    : { document, told: [] };
  return { document: current, version: isOld ? '2.0' : document.openapi, files, unresolved, told };
}

const converted = (document: object, file: string) =>
  convertSwagger(document as Readonly<Record<string, unknown>>).catch((error: unknown) => {
    throw new DocumentError([unreadable(display(file), error)]);
  });

/** The bundler only says what it could not do. */
const withRemedy = (message: string): string =>
  !/resolve \$ref/.test(message)
    ? message
    : /fetch|http|ENOTFOUND|ECONNREFUSED/.test(message)
      ? `${message}; the file of another server cannot be read here: save it beside the document and refer to that`
      : `${message}; write what it refers to, or mend the reference`;

/** Refuses what is neither OpenAPI 3 nor Swagger 2.0, and says what to do with it. */
async function refuseOthers(resolver: BaseResolver, file: string): Promise<void> {
  const read = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error);
  if (read instanceof Error) throw new DocumentError([unreadable(display(file), read)]);
  const root = (read as { readonly parsed: unknown }).parsed;
  const words = isObject(root) && !Array.isArray(root) ? root : {};
  if (typeof words.openapi === 'string' && words.openapi.startsWith('3.')) return;
  if (isSwagger(words)) return;
  const message =
    'is no OpenAPI 3 document: it begins neither with `openapi: 3.0.3` or another 3, nor with `swagger: "2.0"`; name the document itself';
  throw new DocumentError([{ file: display(file), line: 1, message }]);
}

function unreadable(file: string, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const line = /\((\d+):\d+\)/.exec(message)?.[1];
  const reason = message.split('\n')[0] ?? message;
  return {
    file,
    ...(line && { line: Number(line) }),
    message: `cannot be read: ${reason}; mend it there`,
  };
}
