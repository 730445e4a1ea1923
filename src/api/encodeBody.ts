type Encoder = (body: unknown) => BodyInit;

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** JSON by any of its names: `application/vnd.api+json`, `application/json; charset=utf-8`. */
const JSON_TYPE = /[/+]json\b/;

const inJson: Encoder = body => JSON.stringify(body);

const encoders: Readonly<Record<string, Encoder>> = {
  [FORM]: body => new URLSearchParams(fieldsOf(body, String)).toString(),
  [MULTIPART]: body => {
    const form = new FormData();
    for (const [name, value] of fieldsOf(body, partOf)) form.append(name, value);
    return form;
  },
};

/** Anything else, a file for instance, is sent as it is. */
const asItIs: Encoder = body => body as BodyInit;

/** A body, how it is written, and what is told of it. */
interface Encoded {
  readonly body?: unknown;
  readonly bodySerializer?: Encoder;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Says how a body of a media type is written.
 * A field that is undefined or null is not sent in a form, which has no word for it.
 *
 * @returns nothing when there is no body, so that no Content-Type is sent either
 */
export function encodeBody(mediaType: string | undefined, body: unknown): Encoded {
  if (mediaType === undefined || body === undefined) return {};
  // What follows says more of the type, such as `ext` of JSON:API, and does not change how it is written.
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  return {
    body,
    bodySerializer: encoders[essence] ?? (JSON_TYPE.test(essence) ? inJson : asItIs),
    // The boundary of a multipart body is the browser's to choose, so its type is too.
    ...(essence !== MULTIPART && { headers: { 'Content-Type': mediaType } }),
  };
}

function fieldsOf<Part>(body: unknown, part: (value: unknown) => Part): [string, Part][] {
  return Object.entries(body as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, Part] => [name, part(one)]),
    );
}

const partOf = (value: unknown) => (value instanceof Blob ? value : String(value));
