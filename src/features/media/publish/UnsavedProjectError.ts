/** The latest changes are not saved, so that they cannot be published. */
export class UnsavedProjectError extends Error {
  readonly messageKey = 'media.publish.unsaved';
  readonly messageOptions = {};
}
