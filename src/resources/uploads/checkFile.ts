import {
  createTooLargeError,
  MAX_UPLOAD_BYTES,
  sanitizeFileName,
  validateUpload,
} from '../../domain/uploads.ts';
import type { ValidationError } from '../../domain/validationError.ts';
import { computeDigest } from './computeDigest.ts';
import type { UploadTarget } from './Upload.ts';

/** The result of the checks of a file before it is sent. */
interface FileCheck {
  readonly rejection?: ValidationError | undefined;
  readonly duplicateOf?: string | undefined;
}

/**
 * Checks a file before it is sent: name, kind, size, bytes, and whether the platform has the same content. A file that
 * is too large is not read.
 *
 * @see SEC-08, MEDIA-14
 */
export async function checkFile(
  file: File,
  { kinds, findDuplicate }: UploadTarget,
  signal: AbortSignal,
): Promise<FileCheck> {
  if (sanitizeFileName(file.name) === '')
    return { rejection: { key: 'upload.wrong.name', args: {} } };
  if (file.size > MAX_UPLOAD_BYTES)
    return { rejection: createTooLargeError(file.size, MAX_UPLOAD_BYTES) };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rejection = validateUpload({ name: file.name, bytes }, kinds);
  if (rejection || !findDuplicate) return { rejection };
  return { duplicateOf: await findDuplicate(await computeDigest(bytes, signal), signal) };
}
