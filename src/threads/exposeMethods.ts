import { type Endpoint, expose, transferHandlers } from 'comlink';

/**
 * Lets the page call methods of this thread. An error that they throw arrives with its name, message, stack and own
 * fields, but without its class.
 *
 * @example
 * exposeMethods<ContractMethods>({ check: checkResponseBody });
 *
 * @param endpoint of the messages, by default the thread itself
 */
export function exposeMethods<Methods extends object>(methods: Methods, endpoint?: Endpoint): void {
  const thrown = transferHandlers.get('throw');
  // comlink's own handler sends no fields, so that the key and the arguments of a message would be lost.
  if (thrown) transferHandlers.set('throw', { ...thrown, serialize: serializeThrown });
  expose(methods, endpoint);
}

/** Serializes a thrown value as comlink deserializes it. */
function serializeThrown({ value }: { readonly value: unknown }) {
  const error = value instanceof Error ? value : new Error(String(value));
  const { message, name, stack } = error;
  const fields = Object.fromEntries(Object.entries(error));
  const serialized = { isError: true, value: { ...fields, message, name, stack } };
  return [serialized, []] satisfies [unknown, Transferable[]];
}
