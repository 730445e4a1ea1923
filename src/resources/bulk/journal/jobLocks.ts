/** The jobs that this page runs. */
const heldIds = new Set<string>();

const getLockName = (id: string) => `job ${id}`;

/** The locks of running jobs, in this page or in another tab. A lock is released when its page ends. */
export const jobLocks = {
  isHeldHere: (id: string): boolean => heldIds.has(id),

  /** @returns the function that releases the lock */
  acquire(id: string): () => void {
    heldIds.add(id);
    const end = Promise.withResolvers<undefined>();
    // Locks exist in secure contexts only.
    void getLockManager()?.request(getLockName(id), () => end.promise);
    return () => {
      heldIds.delete(id);
      end.resolve(undefined);
    };
  },

  /** Returns the ids of the jobs that any tab runs, including this one. */
  async listRunning(): Promise<ReadonlySet<string>> {
    const lockState = await getLockManager()?.query();
    const names = (lockState?.held ?? []).flatMap(({ name }) => name ?? []);
    const otherNames = names.filter(name => name.startsWith(getLockName('')));
    return new Set([...heldIds, ...otherNames.map(name => name.slice(getLockName('').length))]);
  },
};

/** Absent in insecure contexts, contrary to its type. */
const getLockManager = (): LockManager | undefined => navigator.locks;
