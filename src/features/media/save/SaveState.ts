import type { Change } from '../model/change.ts';

/** Whether the platform has what the editor shows. @see MEDIA-13 */
export type SaveState =
  /** `at` is absent until something was saved. Milliseconds since 1970. */
  | { readonly kind: 'saved'; readonly at?: number }
  /** Edits wait for a pause. */
  | { readonly kind: 'pending' }
  | { readonly kind: 'saving' }
  /** The platform cannot be reached; edits are stored in the browser and sent later. */
  | { readonly kind: 'offline'; readonly error: unknown; readonly retryAt: number }
  /** The platform rejects changes, the first one with the error; none when it rejects the reading of the project. */
  | { readonly kind: 'failed'; readonly error: unknown; readonly changes: readonly Change[] }
  /** Another editor has changed the project. */
  | { readonly kind: 'conflict' };

/** Whether leaving would lose something that the platform does not have. */
export const isUnsaved = ({ kind }: SaveState): boolean => kind !== 'saved';
