import type { OpenApiDocument, OperationObject, SchemaObject } from '../../openapi.ts';
import { isObjectOrArray } from '../../jsonPointer.ts';
import { dereference } from '../schema/reference.ts';
import { findJsonContent } from './mediaType.ts';

/** A webhook of a document: a message that the platform sends without a request. */
export interface FoundWebhook {
  readonly name: string;
  /** Of its JSON payload. */
  readonly schema: SchemaObject;
}

/**
 * Returns the webhooks with a JSON payload. They are no operations: the console cannot call them, so they have neither
 * resource nor action nor mock response, only types and a validator.
 *
 * @example findWebhooks(coreDocument).map(({ name }) => name) // ['deviceNotification']
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
export const findWebhooks = (document: OpenApiDocument): readonly FoundWebhook[] =>
  Object.entries(document.webhooks ?? {}).flatMap(([name, item]) => {
    if (!isObjectOrArray(item)) return [];
    const { post } = dereference(document, item) as { readonly post?: OperationObject };
    const body = post?.requestBody && dereference(document, post.requestBody);
    const schema = body && findJsonContent(document, body.content)?.[1];
    return schema ? [{ name, schema }] : [];
  });
