import type { ServiceModel } from '../model.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import { markNames, unmarkNames } from '../read/hostileNames.ts';
import { isFile } from '../read/isFile.ts';
import { speaksConsole } from '../read/speaks.ts';
import { header } from './header.ts';

/** Emits types.ts: `paths`, `components` and `operations` of a document, by openapi-typescript. Files are blobs. */
export async function emitTypes(model: ServiceModel): Promise<string> {
  if (speaksConsole(model.document)) return emitAll(model);
  // What is generated for a document from elsewhere runs without types; nobody writes code against it.
  return emitAll(model).catch(
    () => `${header(model.source)}export type operations = Record<string, unknown>;\n`,
  );
}

async function emitAll({ document, source }: ServiceModel): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { factory } = (await import('typescript')).default;
  const file = factory.createTypeReferenceNode('Blob');
  // It changes the document that it is given.
  const copy = parseMarked(withoutNumberedShapes(document)) as Parameters<typeof openapiTS>[0];
  const nodes = await openapiTS(copy, {
    readWriteMarkers: true,
    silent: true,
    transform: schema => (isFile(schema as Schema) ? file : undefined),
  });
  return `${header(source)}${unmarkNames(astToString(nodes))}`;
}

/** A copy, in which no property has a name that the bundler inside would stumble over. */
const parseMarked = (document: OpenApi): unknown => JSON.parse(markNames(JSON.stringify(document)));

/** The types of openapi-typescript take a discriminator's value for a text; shapes told apart by numbers say so themselves. */
const withoutNumberedShapes = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'discriminator' && isNumbered(value) ? undefined : value,
  ) as OpenApi;

function isNumbered(value: unknown): boolean {
  const values = Object.keys((value as Schema['discriminator'])?.mapping ?? {});
  return values.length > 0 && values.every(name => /^-?\d+$/.test(name));
}
