import type { ServiceModel } from '../model.ts';
import { header } from './header.ts';

/** Emits types.ts: `paths`, `components` and `operations` of a document, by openapi-typescript. */
export async function emitTypes({ document, source }: ServiceModel): Promise<string> {
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  // It changes the document that it is given.
  const copy = structuredClone(document) as Parameters<typeof openapiTS>[0];
  const nodes = await openapiTS(copy, { readWriteMarkers: true, silent: true });
  return `${header(source)}${astToString(nodes)}`;
}
