/** The jobs that this page works on. */
const held = new Set<string>();

const nameOf = (id: string) => `job ${id}`;

/** Which jobs are being worked on: in this page, or in another tab. A lock ends with its page, however that ends. */
export const runningHere = {
  has: (id: string): boolean => held.has(id),

  /** @returns what ends it */
  hold(id: string): () => void {
    held.add(id);
    const end = Promise.withResolvers<undefined>();
    // Locks are there on secure pages only.
    void locks()?.request(nameOf(id), () => end.promise);
    return () => {
      held.delete(id);
      end.resolve(undefined);
    };
  },

  /** The jobs that some tab works on, this one too. */
  async everywhere(): Promise<ReadonlySet<string>> {
    const known = await locks()?.query();
    const names = (known?.held ?? []).flatMap(({ name }) => name ?? []);
    const others = names.filter(name => name.startsWith(nameOf('')));
    return new Set([...held, ...others.map(name => name.slice(nameOf('').length))]);
  },
};

/** Absent on pages that are not secure, whatever the types say. */
const locks = (): LockManager | undefined => navigator.locks;
