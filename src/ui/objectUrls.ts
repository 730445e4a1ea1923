const activeUrls = new Set<string>();

/**
 * Addresses of files in the memory of this tab. Whoever knows one can read the file, so all of them end with the session.
 *
 * @see SEC-09
 */
export const objectUrls = {
  create(content: Blob): string {
    const url = URL.createObjectURL(content);
    activeUrls.add(url);
    return url;
  },

  revoke: (url: string): void => {
    if (activeUrls.delete(url)) URL.revokeObjectURL(url);
  },

  revokeAll: (): void => activeUrls.forEach(objectUrls.revoke),
};
