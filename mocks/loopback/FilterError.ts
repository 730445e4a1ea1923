interface FilterErrorOptions extends ErrorOptions {
  readonly key?: 'invalidBegin' | 'invalidLimit';
}

/**
 * A filter that cannot be evaluated. Its message names what was sent and what to send instead. The platform responds
 * with status 400 and its own code 1, whatever LoopBack returns.
 *
 * @see MOCK-03
 */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  readonly status = 400;
  readonly code = 1;
  /** The key in the catalogue of modules, where it has one for this error. */
  readonly key: string | undefined;

  constructor(message: string, { key, ...options }: FilterErrorOptions = {}) {
    super(message, options);
    this.key = key;
  }
}

/** Formats an input for a message: its JSON, truncated after 80 characters. */
export function quote(input: unknown): string {
  const json = JSON.stringify(input);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
