export interface ParsedMediaType {
  /** The type in lower case, such as `application/vnd.api+json`. */
  readonly essence: string;
  /** The parameters by lower-case name, with unquoted values. */
  readonly parameters: Readonly<Partial<Record<string, string>>>;
}

/** One parameter: a name and a token, or a quoted text that may contain semicolons. */
const PARAMETER_PATTERN = /;\s*([^=;\s]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]*))/g;

/** Parses a media type of a header or a document. @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1 */
export function parseMediaType(text: string): ParsedMediaType {
  const [essence = ''] = text.split(';');
  const parameters = Array.from(
    text.matchAll(PARAMETER_PATTERN),
    ([, name = '', quotedValue, tokenValue = '']) =>
      [name.toLowerCase(), quotedValue?.replace(/\\(.)/g, '$1') ?? tokenValue] as const,
  );
  return { essence: essence.trim().toLowerCase(), parameters: Object.fromEntries(parameters) };
}

/** Whether a media type is JSON, including types such as `application/problem+json`. */
export const isJson = (mediaType: string): boolean =>
  /^application\/([\w.-]+\+)?json$/.test(parseMediaType(mediaType).essence);
