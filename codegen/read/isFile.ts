import type { SchemaObject } from '../openapi.ts';

/** Whether a text is the content of a file, which a form sends as a separate part. */
export const isFile = ({ format, contentMediaType }: SchemaObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && !/json|text/.test(contentMediaType));
