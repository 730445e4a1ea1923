/** Receives the bytes of a request body that are sent so far, and all of them. @see MEDIA-14 */
export type OnUploadProgress = (sentBytes: number, totalBytes: number) => void;
