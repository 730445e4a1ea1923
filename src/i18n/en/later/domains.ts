/** Domains: their list, their pages, the map of them. */
export const domains = {} as const;
