import type { ServiceModel } from '../model.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { markReservedNames, unmarkReservedNames } from '../read/bundle/reservedNames.ts';
import { isFile } from '../read/schema/isFile.ts';
import { usesXConsole } from '../read/schema/usesXConsole.ts';
import { formatHeader } from './formatHeader.ts';

/**
 * Emits types.ts: `paths`, `components` and `operations` of a document, by openapi-typescript. Files are typed as
 * Blob.
 */
export async function emitTypes(model: ServiceModel): Promise<string> {
  if (usesXConsole(model.document)) return emitDocumentTypes(model);
  // Generated code of a foreign document runs without types; no hand-written code uses them.
  return emitDocumentTypes(model).catch(
    () => `${formatHeader(model.source)}export type operations = Record<string, unknown>;\n`,
  );
}

async function emitDocumentTypes({ document, source }: ServiceModel): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { factory } = (await import('typescript')).default;
  const file = factory.createTypeReferenceNode('Blob');
  // openapi-typescript modifies its input.
  const copy = parseMarked(withoutNumericDiscriminators(document)) as Parameters<
    typeof openapiTS
  >[0];
  const nodes = await openapiTS(copy, {
    readWriteMarkers: true,
    silent: true,
    transform: schema => (isFile(schema as SchemaObject) ? file : undefined),
  });
  return `${formatHeader(source)}${unmarkReservedNames(astToString(nodes))}`;
}

/** Returns a copy without property names that break the internal bundler. */
const parseMarked = (document: OpenApiDocument): unknown =>
  JSON.parse(markReservedNames(JSON.stringify(document)));

/**
 * openapi-typescript types every discriminator value as a string; variants with numeric values declare their own
 * constants.
 */
const withoutNumericDiscriminators = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'discriminator' && isNumericMapping(value) ? undefined : value,
  ) as OpenApiDocument;

function isNumericMapping(value: unknown): boolean {
  const values = Object.keys((value as SchemaObject['discriminator'])?.mapping ?? {});
  return values.length > 0 && values.every(name => /^-?\d+$/.test(name));
}
