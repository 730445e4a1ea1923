/** Returns a list as it is, and an empty list for any other value. */
export const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
