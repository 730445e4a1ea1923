import { sanitizeFileName, validateUnreadUpload, validateUpload } from '../../domain/uploads.ts';
import type { ValidationError } from '../../domain/validationError.ts';
import { computeDigest } from './computeDigest.ts';
import type { UploadTarget } from './Upload.ts';

/** The result of the checks of a file before it is sent. */
interface FileCheck {
  readonly rejection?: ValidationError | undefined;
  /** The MD5 of its content, where the platform can look for it. */
  readonly digest?: string;
}

/** Checks the name, the kind and the size of a chosen file, which needs no reading. @see SEC-08, MEDIA-14 */
export function checkUnreadFile(file: File, { kinds }: UploadTarget): ValidationError | undefined {
  const name = sanitizeFileName(file.name);
  if (name === '') return { key: 'upload.wrong.name', args: {} };
  return validateUnreadUpload({ name, size: file.size }, kinds);
}

/**
 * Checks a file before it is sent, by reading its bytes.
 *
 * @see SEC-08, MEDIA-14
 */
export async function checkFile(
  file: File,
  { kinds, findDuplicate }: UploadTarget,
  signal: AbortSignal,
): Promise<FileCheck> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rejection = validateUpload({ name: file.name, bytes }, kinds);
  if (rejection || !findDuplicate) return { rejection };
  return { digest: await computeDigest(bytes, signal) };
}
