import { useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import { calls } from '../../data/calls.ts';
import { parsePackageName } from '../../domain/parsePackageName.ts';
import { PACKAGE_KINDS } from '../../domain/uploads.ts';
import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { useInputState } from '../../resources/inputs/useInputState.ts';
import { useValidationMessage } from '../../resources/values/useValidationMessage.ts';
import { useSingleCall } from '../../resources/tasks/useSingleCall.ts';
import { useFormatFailure } from '../../resources/failures/useFormatFailure.ts';
import { FileDropZone } from '../../resources/inputs/FileDropZone.tsx';
import { formatFileSize } from '../../domain/formatFileSize.ts';

/** The state of an upload: in progress, complete, or rejected. */
type PackageUpload =
  | { readonly status: 'working' | 'there'; readonly file: File }
  | { readonly status: 'wrong'; readonly file: File; readonly error: string };

/**
 * The input for the file of a new package: it is validated and uploaded immediately; its storage name becomes the
 * field value. Its file name fills the empty fields.
 */
export const PackageFileInput = ({ field, name }: FieldInputProps) => {
  const input = useInputState(field, name);
  const translate = useTranslate();
  const language = useLocale();
  const formatValidationError = useValidationMessage();
  const formatFailure = useFormatFailure();
  const { wait } = useSingleCall({ keepsWaiting: true });
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const [upload, setUpload] = useState<PackageUpload>();

  const fillFromFileName = (file: File) => {
    for (const [source, value] of Object.entries(parsePackageName(file.name))) {
      // User input stays.
      if (value !== undefined && (getValues(source) ?? '') === '')
        setValue(source, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const uploadFile = async (file: File) => {
    setUpload({ status: 'working', file });
    try {
      const outcome = await wait({
        title: translate('package.uploading', { name: file.name }),
        send: signal => calls.storage.uploadPackage({ body: { file }, signal }),
      });
      if (!outcome) {
        setUpload(undefined);
        return;
      }
      setUpload({ status: 'there', file });
      input.onChange(outcome.response.file);
      fillFromFileName(file);
    } catch (error) {
      setUpload({
        status: 'wrong',
        file,
        error: formatFailure(translate('package.upload.of', { name: file.name }), error),
      });
    }
  };
  const storedPath =
    typeof input.value === 'string' && input.value !== '' ? input.value : undefined;
  return (
    <FileDropZone
      input={{
        ...input,
        errorMessage: upload?.status === 'wrong' ? upload.error : input.errorMessage,
      }}
      kinds={PACKAGE_KINDS}
      fileName={upload?.file.name ?? storedPath?.split('/').at(-1)}
      note={upload && getUploadNote(upload, language, translate)}
      isPending={upload?.status === 'working'}
      onFile={(file, fileError) => {
        input.onChange(undefined);
        if (fileError)
          setUpload({ status: 'wrong', file, error: formatValidationError(fileError) });
        else void uploadFile(file);
      }}
    />
  );
};

const getUploadNote = (
  { status, file }: PackageUpload,
  language: string,
  translate: ReturnType<typeof useTranslate>,
): string =>
  status === 'wrong'
    ? formatFileSize(file.size, language)
    : translate(`package.file.${status}`, { size: formatFileSize(file.size, language) });
