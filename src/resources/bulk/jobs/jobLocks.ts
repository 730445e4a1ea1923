/** The jobs that this page works on. */
const heldIds = new Set<string>();

const getLockName = (id: string) => `job ${id}`;

/** Which jobs are being worked on: in this page, or in another tab. A lock ends with its page, however that ends. */
export const jobLocks = {
  isHeldHere: (id: string): boolean => heldIds.has(id),

  /** @returns what ends it */
  acquire(id: string): () => void {
    heldIds.add(id);
    const end = Promise.withResolvers<undefined>();
    // Locks are there on secure pages only.
    void getLockManager()?.request(getLockName(id), () => end.promise);
    return () => {
      heldIds.delete(id);
      end.resolve(undefined);
    };
  },

  /** The jobs that some tab works on, this one too. */
  async listRunning(): Promise<ReadonlySet<string>> {
    const lockState = await getLockManager()?.query();
    const names = (lockState?.held ?? []).flatMap(({ name }) => name ?? []);
    const otherNames = names.filter(name => name.startsWith(getLockName('')));
    return new Set([...heldIds, ...otherNames.map(name => name.slice(getLockName('').length))]);
  },
};

/** Absent on pages that are not secure, whatever the types say. */
const getLockManager = (): LockManager | undefined => navigator.locks;
