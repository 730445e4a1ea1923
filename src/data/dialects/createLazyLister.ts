import type { Lister } from './Lister.ts';

/** A dialect that the project's own documents do not use: loaded with its first list. */
export const createLazyLister = (load: () => Promise<Lister>): Lister => ({
  getList: async (resource, request) => (await load()).getList(resource, request),
  getMany: async (resource, ids, signal) => (await load()).getMany(resource, ids, signal),
});
