import type { ServiceModel } from '../model.ts';
import type { OpenApi, Schema } from '../openapi.ts';
import { isFile } from '../read/isFile.ts';
import { header } from './header.ts';

/** Emits types.ts: `paths`, `components` and `operations` of a document, by openapi-typescript. Files are blobs. */
export async function emitTypes({ document, source }: ServiceModel): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { factory } = (await import('typescript')).default;
  const file = factory.createTypeReferenceNode('Blob');
  // It changes the document that it is given.
  const copy = structuredClone(withoutNumberedShapes(document)) as Parameters<typeof openapiTS>[0];
  const nodes = await openapiTS(copy, {
    readWriteMarkers: true,
    silent: true,
    transform: schema => (isFile(schema as Schema) ? file : undefined),
  });
  return `${header(source)}${astToString(nodes)}`;
}

/** The types of openapi-typescript take a discriminator's value for a text; shapes told apart by numbers say so themselves. */
const withoutNumberedShapes = (document: OpenApi): OpenApi =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'discriminator' && isNumbered(value) ? undefined : value,
  ) as OpenApi;

function isNumbered(value: unknown): boolean {
  const values = Object.keys((value as Schema['discriminator'])?.mapping ?? {});
  return values.length > 0 && values.every(name => /^-?\d+$/.test(name));
}
