/** A gateway has a whitelist, and the device is not in it. @see ASSET-03 */
export const NOT_IN_WHITELIST_CODE = 72;

/** The number of the catalogue that a call was refused with. */
export const getErrorCode = (error: unknown): unknown =>
  (error as { readonly code?: unknown } | null)?.code;
