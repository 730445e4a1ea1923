/** JSON by any of its names: `application/vnd.api+json`, `application/json; charset=utf-8`. */
const JSON_TYPE = /[/+]json\b/;

/** A body for `fetch`, and the headers that describe it. */
interface EncodedBody {
  readonly body?: BodyInit;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Encodes a body of a media type.
 *
 * @returns undefined when there is no body, so that no Content-Type is sent either
 */
export async function encodeBody(
  mediaType: string | undefined,
  body: unknown,
): Promise<EncodedBody> {
  if (mediaType === undefined || body === undefined) return {};
  // Parameters of the media type, such as `ext` of JSON:API, do not change how it is encoded.
  const baseType = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  const headers = { 'Content-Type': mediaType };
  if (JSON_TYPE.test(baseType)) return { body: JSON.stringify(body), headers };
  const { encodeForm } = await import('./encodeForm.ts');
  return encodeForm(baseType, body) ?? { body: body as BodyInit, headers };
}
