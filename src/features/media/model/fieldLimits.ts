/** Limits of the document of the media service. Pixels and milliseconds. */
export const MAX_NAME_LENGTH = 64;
export const MAX_STAGE_PX = 16_384;
export const MAX_DURATION_MS = 86_400_000;
export const MAX_TEXT_LENGTH = 4_000;
