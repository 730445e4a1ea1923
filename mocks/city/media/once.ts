/** Returns a function that creates the value on its first call and caches it. */
export function lazy<Value>(create: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => (cached ??= { value: create() }).value;
}
