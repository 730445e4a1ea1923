const held = new Set<string>();

/**
 * Addresses of files in the memory of this tab. Whoever knows one can read the file, so all of them end with the session.
 *
 * @see SEC-09
 */
export const objectAddresses = {
  make(content: Blob): string {
    const address = URL.createObjectURL(content);
    held.add(address);
    return address;
  },

  end: (address: string): void => {
    if (held.delete(address)) URL.revokeObjectURL(address);
  },

  endAll: (): void => held.forEach(objectAddresses.end),
};
