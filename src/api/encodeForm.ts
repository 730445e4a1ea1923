/** Encodes the body of a form; undefined for another media type, for example a file, which is sent unchanged. */
export function encodeForm(mediaType: string, body: unknown) {
  if (mediaType === 'application/x-www-form-urlencoded') {
    const fields = new URLSearchParams(toEntries(body, String));
    return { body: fields.toString(), headers: { 'Content-Type': mediaType } };
  }
  if (mediaType !== 'multipart/form-data') return undefined;
  const form = new FormData();
  for (const [name, value] of toEntries(body, toFormPart)) form.append(name, value);
  // The browser chooses the boundary of a multipart body, so it sets the Content-Type too.
  return { body: form };
}

/** A field that is undefined or null is not sent: a form cannot express it. */
function toEntries<Part>(body: unknown, toPart: (value: unknown) => Part): [string, Part][] {
  return Object.entries(body as Record<string, unknown>)
    .filter(([, value]) => value !== undefined && value !== null)
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one): [string, Part] => [name, toPart(one)]),
    );
}

const toFormPart = (value: unknown) => (value instanceof Blob ? value : String(value));
