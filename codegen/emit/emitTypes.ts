import type { ServiceModel } from '../model.ts';
import type { OpenApiDocument, SchemaObject } from '../openapi.ts';
import { markReservedNames, unmarkReservedNames } from '../read/reservedNames.ts';
import { isFile } from '../read/isFile.ts';
import { usesXConsole } from '../read/usesXConsole.ts';
import { formatHeader } from './formatHeader.ts';

/** Emits types.ts: `paths`, `components` and `operations` of a document, by openapi-typescript. Files are blobs. */
export async function emitTypes(model: ServiceModel): Promise<string> {
  if (usesXConsole(model.document)) return emitDocumentTypes(model);
  // What is generated for a document from elsewhere runs without types; nobody writes code against it.
  return emitDocumentTypes(model).catch(
    () => `${formatHeader(model.source)}export type operations = Record<string, unknown>;\n`,
  );
}

async function emitDocumentTypes({ document, source }: ServiceModel): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { factory } = (await import('typescript')).default;
  const file = factory.createTypeReferenceNode('Blob');
  // It changes the document that it is given.
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

/** A copy, in which no property has a name that the bundler inside would stumble over. */
const parseMarked = (document: OpenApiDocument): unknown =>
  JSON.parse(markReservedNames(JSON.stringify(document)));

/** The types of openapi-typescript take a discriminator's value for a text; shapes told apart by numbers say so themselves. */
const withoutNumericDiscriminators = (document: OpenApiDocument): OpenApiDocument =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'discriminator' && isNumericMapping(value) ? undefined : value,
  ) as OpenApiDocument;

function isNumericMapping(value: unknown): boolean {
  const values = Object.keys((value as SchemaObject['discriminator'])?.mapping ?? {});
  return values.length > 0 && values.every(name => /^-?\d+$/.test(name));
}
