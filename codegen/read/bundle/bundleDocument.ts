import { resolve } from 'node:path';

import type { BaseResolver } from '@redocly/openapi-core';

import { DocumentError, type Diagnostic } from '../../DocumentError.ts';
import type { OpenApiDocument } from '../../openapi.ts';
import { formatPath } from '../../project.ts';
import { convertSwagger, isSwagger } from '../normalize/convertSwagger.ts';
import { createLocator } from '../report/createLocator.ts';
import { markReservedNames, unmarkReservedNames } from './reservedNames.ts';
import { isObjectOrArray, parsePointer } from '../../jsonPointer.ts';
import type { DocumentWarning } from '../report/DocumentWarning.ts';
import { addDiscriminatorMappings } from '../normalize/addDiscriminatorMappings.ts';

/** A bundled document, and its source files. */
export interface BundledDocument {
  readonly document: OpenApiDocument;
  /** The OpenAPI version of the source. */
  readonly version: string;
  /** Absolute paths, the document itself first. */
  readonly files: readonly string[];
  /** Unresolved references; they remain in the document as written. */
  readonly unresolved: readonly Diagnostic[];
  readonly warnings: readonly DocumentWarning[];
}

/**
 * Reads a document and bundles every part that it refers to under its own `components`.
 *
 * @throws DocumentError when the file is missing, is not YAML or JSON, or is neither OpenAPI 3 nor Swagger 2.0
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
export async function bundleDocument(source: string): Promise<BundledDocument> {
  const redocly = await import('@redocly/openapi-core');
  const file = resolve(source);
  const config = await redocly.createConfig({});
  class Resolver extends redocly.BaseResolver {
    override async loadExternalRef(absoluteRef: string) {
      const { body, mimeType } = await super.loadExternalRef(absoluteRef);
      return new redocly.Source(
        absoluteRef,
        addDiscriminatorMappings(markReservedNames(body)),
        mimeType,
      );
    }
  }
  const externalRefResolver = new Resolver(config.resolve);
  await assertSupportedVersion(externalRefResolver, file);
  const result = await redocly
    .bundle({ ref: file, config, externalRefResolver })
    .catch((error: unknown) => {
      throw new DocumentError([createReadError(formatPath(source), error)]);
    });
  const document = unmarkReservedNames(result.bundle.parsed as OpenApiDocument);
  const files = [file, ...[...result.fileDependencies].filter(part => part !== file).toSorted()];
  const errors = result.problems.filter(
    // A mapping may contain a bare schema name, which the bundler reads as a file.
    ({ severity, location: [position] }) =>
      severity === 'error' && !/\/discriminator\/mapping\/[^/]*$/.test(position?.pointer ?? ''),
  );
  const unresolved = errors.map(({ location: [position], message }) => ({
    ...createLocator([position?.source.absoluteRef ?? file])(
      parsePointer(unmarkReservedNames(position?.pointer ?? '')),
    ),
    message: addRemedy(unmarkReservedNames(message.replace(/\s+/g, ' '))),
  }));
  const isSwagger2 = isSwagger(document as unknown as Readonly<Record<string, unknown>>);
  const { document: converted, warnings } = isSwagger2
    ? await convertToOpenApi(document, file)
    : { document, warnings: [] };
  return {
    document: converted,
    version: isSwagger2 ? '2.0' : document.openapi,
    files,
    unresolved,
    warnings,
  };
}

const convertToOpenApi = (document: object, file: string) =>
  convertSwagger(document as Readonly<Record<string, unknown>>).catch((error: unknown) => {
    throw new DocumentError([createReadError(formatPath(file), error)]);
  });

/** Adds the remedy: the bundler only reports what failed. */
const addRemedy = (message: string): string =>
  !/resolve \$ref/.test(message)
    ? message
    : /fetch|http|ENOTFOUND|ECONNREFUSED/.test(message)
      ? `${message}; the file of another server cannot be read here: save it next to the document and refer to that`
      : `${message}; write what it refers to, or correct the reference`;

/** Rejects a file that is neither OpenAPI 3 nor Swagger 2.0, with the remedy. */
async function assertSupportedVersion(resolver: BaseResolver, file: string): Promise<void> {
  const result = await resolver.resolveDocument(null, file, true).catch((error: unknown) => error);
  if (result instanceof Error) throw new DocumentError([createReadError(formatPath(file), result)]);
  const root = (result as { readonly parsed: unknown }).parsed;
  const rootObject = isObjectOrArray(root) && !Array.isArray(root) ? root : {};
  if (typeof rootObject.openapi === 'string' && rootObject.openapi.startsWith('3.')) return;
  if (isSwagger(rootObject)) return;
  const message =
    'is no OpenAPI 3 document: it starts neither with `openapi: 3.0.3` or another 3, nor with `swagger: "2.0"`; name the document itself';
  throw new DocumentError([{ file: formatPath(file), line: 1, message }]);
}

function createReadError(file: string, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  const line = /\((\d+):\d+\)/.exec(message)?.[1];
  const reason = message.split('\n')[0] ?? message;
  return {
    file,
    ...(line && { line: Number(line) }),
    message: `cannot be read: ${reason}; correct it there`,
  };
}
