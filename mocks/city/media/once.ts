/** Makes something when it is first asked for, and keeps it. */
export function lazy<Value>(create: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => (cached ??= { value: create() }).value;
}
