import { withLazyMessages } from '../../i18n/lazyMessages.ts';
import type { FieldOfKind } from '../../schema/field.ts';
import { setFileValidationError } from '../values/fileErrors.ts';

const loadUploadRules = withLazyMessages(() => import('../../domain/uploads.ts'));

/**
 * Prepares a selected file: gives it a safe file name and validates it by its content. A file that is too large is not
 * read.
 *
 * @see SEC-08
 */
export async function prepareFile(
  selectedFile: File,
  { maxLength = Infinity }: FieldOfKind<'file'>,
) {
  const { sanitizeFileName, validateAnyUpload, createTooLargeError } = await loadUploadRules();
  const name = sanitizeFileName(selectedFile.name) || 'file';
  const { type, lastModified } = selectedFile;
  const file =
    name === selectedFile.name
      ? selectedFile
      : new File([selectedFile], name, { type, lastModified });
  const error =
    selectedFile.size > maxLength
      ? createTooLargeError(selectedFile.size, maxLength)
      : validateAnyUpload(
          { name, bytes: new Uint8Array(await selectedFile.arrayBuffer()) },
          maxLength,
        );
  setFileValidationError(file, error);
  return file;
}
