/** A gateway has a whitelist, and the device is not in it. @see spec B8 */
export const NOT_IN_WHITELIST = 72;

/** The number of the catalogue that a call was refused with. */
export const codeOf = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null)?.code;
