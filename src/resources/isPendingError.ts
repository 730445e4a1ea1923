/** The platform took it and waits for the device. @see DEVICE-02 */
const PENDING_CODE = 81;

/**
 * Whether a call was refused only for now: the platform keeps what was sent until the device can take it. It is no failure,
 * and nothing needs to be sent again.
 */
export const isPendingError = (error: unknown): boolean =>
  (error as { readonly code?: unknown } | null | undefined)?.code === PENDING_CODE;
