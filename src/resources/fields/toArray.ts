/** What is no list has nothing in it. */
export const toArray = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
