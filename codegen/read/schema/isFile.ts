import type { SchemaObject } from '../../openapi.ts';

/**
 * Whether a text is the content of a file, which a form sends as a separate part.
 *
 * @example isFile({ type: 'string', format: 'binary' }) // true
 * @see https://spec.openapis.org/oas/v3.1.1.html#considerations-for-file-uploads
 */
export const isFile = ({ format, contentMediaType }: SchemaObject): boolean =>
  format === 'binary' || (contentMediaType !== undefined && !/json|text/.test(contentMediaType));
