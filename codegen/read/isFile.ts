import type { SchemaObject } from '../openapi.ts';

/** Whether a text is the bytes of a file, which a form sends as a part of its own. */
export const isFile = ({ format, contentMediaType }: SchemaObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && !/json|text/.test(contentMediaType));
