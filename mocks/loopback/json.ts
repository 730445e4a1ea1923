/** An object of JSON: neither null nor a list. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether a value of JSON is an object, neither null nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns a list, or converts an object like one: `{"0": a, "1": b}` is `[a, b]`, as LoopBack reads it. Undefined for
 * everything else, the empty object included.
 */
export function toList(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) return value as unknown[];
  if (!isJsonObject(value)) return undefined;
  const { length } = Object.keys(value);
  const list = Array.from({ length }, (_, index) => value[index]);
  return length > 0 && list.every((_, index) => Object.hasOwn(value, index)) ? list : undefined;
}

/** Returns the text of a value as JavaScript joins it, safe for objects that redefine `toString`. */
export function toText(value: unknown): string {
  if (Array.isArray(value)) return value.map(item => (item == null ? '' : toText(item))).join(',');
  return typeof value === 'object' && value !== null ? '[object Object]' : String(value);
}

/**
 * Returns an object or a list as its text, anything else unchanged: the conversion of `==` for a comparison with a
 * scalar.
 */
export function toScalar(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? toText(value) : value;
}
