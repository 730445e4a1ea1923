/** What is no list has nothing in it. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
