interface FilterErrorOptions extends ErrorOptions {
  readonly key?: 'invalidBegin' | 'invalidLimit';
}

/**
 * A filter that cannot be answered. Its message names what was sent and what to send instead.
 * The platform answers it as status 400 with its own code 1, whatever LoopBack would have said.
 *
 * @see MOCK-03
 */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  readonly status = 400;
  readonly code = 1;
  /** The key of the catalogue of modules, where it has one for this. */
  readonly key: string | undefined;

  constructor(message: string, { key, ...options }: FilterErrorOptions = {}) {
    super(message, options);
    this.key = key;
  }
}

/** What a message quotes of an input: its JSON, cut after 80 characters. */
export function quote(input: unknown): string {
  const json = JSON.stringify(input);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
