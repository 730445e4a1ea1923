/** A media type, taken apart. */
export interface ParsedMediaType {
  /** `application/vnd.api+json`, in small letters. */
  readonly essence: string;
  /** By name in small letters, without the quotes of a value. */
  readonly parameters: Readonly<Partial<Record<string, string>>>;
}

/** One parameter: a name and a token, or a quoted text in which a semicolon is a character. */
const PARAMETER_PATTERN = /;\s*([^=;\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;

/** Reads a media type as a header or a document writes it. @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */
export function parseMediaType(text: string): ParsedMediaType {
  const [essence = ''] = text.split(';');
  const parameters = Array.from(
    text.matchAll(PARAMETER_PATTERN),
    ([, name = '', quotedValue, tokenValue = '']) =>
      [name.toLowerCase(), quotedValue?.replace(/\\(.)/g, '$1') ?? tokenValue] as const,
  );
  return { essence: essence.trim().toLowerCase(), parameters: Object.fromEntries(parameters) };
}

/** JSON by any of its names: `application/problem+json`. */
export const isJson = (mediaType: string): boolean =>
  /^application\/([\w.-]+\+)?json$/.test(parseMediaType(mediaType).essence);
