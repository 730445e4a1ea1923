/**
 * A filter that cannot be answered. Its message names what was sent and what to send instead.
 * The platform answers it as status 400 with its own code 1, whatever LoopBack would have said.
 *
 * @see spec B8, MOCK-03
 */
export class FilterError extends Error {
  override readonly name = 'FilterError';
  readonly status = 400;
  readonly code = 1;
}

/** What a message quotes of an input: its JSON, cut after 80 characters. */
export function quote(input: unknown): string {
  const json = JSON.stringify(input);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}
