/** Whether the platform has what the editor shows. @see MEDIA-13 */
export type SaveState =
  /** `at` is absent until something was saved. Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at?: number }
  /** Edits wait for a pause. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  /** The platform cannot be reached; edits are stored in the browser and sent later. */
  | { readonly kind: 'offline'; readonly error: unknown; readonly retryAt: number }
  /** The platform rejects an edit. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** Another editor has changed the project. */
  | { readonly kind: 'conflict' };

/** Whether leaving would lose something that the platform does not have. */
export const isUnsaved = ({ kind }: SaveState): boolean => kind !== 'saved';
