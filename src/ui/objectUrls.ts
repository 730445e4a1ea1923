const activeUrls = new Set<string>();

/**
 * Object URLs of files in the memory of this tab. An object URL gives access to its file, so all are revoked at the
 * end of the session.
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
