import type { OpenApi, Parameter, Schema } from '../openapi.ts';
import { flatten } from './resolve.ts';

/** The schema that a parameter's value is judged by, and whether the value is JSON in a text. */
export function parameterSchema(
  document: OpenApi,
  { schema, content }: Parameter,
): { readonly schema: Schema; readonly json: boolean } {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  if (type !== undefined) return { schema: media?.schema ?? {}, json: type.includes('json') };
  const flat = flatten(document, schema ?? {}).schema;
  // LoopBack 3 says it with a format of its own.
  if (flat.format?.toLowerCase() === 'json') return { schema: {}, json: true };
  if (!flat.contentMediaType?.includes('json')) return { schema: schema ?? {}, json: false };
  return { schema: flat.contentSchema ?? {}, json: true };
}
