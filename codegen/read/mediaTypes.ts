import type { Content, OpenApi, Schema } from '../openapi.ts';
import { isFile } from './isFile.ts';
import { flatten } from './resolve.ts';

/** What comes as JSON, if anything does: the media type that it is asked for by, and its schema. */
export function jsonOffer(
  document: OpenApi,
  content: Content | undefined,
): readonly [mediaType: string, schema: Schema | undefined] | undefined {
  const offers = Object.entries(content ?? {});
  const json = offers.find(([type]) => type.includes('json'));
  if (json) return [json[0], json[1].schema];
  // Frameworks that do not care what they answer write a wildcard; with bytes behind it, it is a file of any type.
  const schema = offers.find(([type]) => type === '*/*')?.[1].schema;
  const isData = schema && !isFile(flatten(document, schema).schema);
  return isData ? ['application/json', schema] : undefined;
}
