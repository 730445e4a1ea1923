import type { Lister } from './Lister.ts';

/** A dialect that the project's own documents do not use: loaded with its first list. */
export const lazyLister = (load: () => Promise<Lister>): Lister => ({
  list: async (resource, asked) => (await load()).list(resource, asked),
  many: async (resource, ids, signal) => (await load()).many(resource, ids, signal),
});
