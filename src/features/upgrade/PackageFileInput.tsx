import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { calls } from '../../data/calls.ts';
import { parsePackageName } from '../../domain/parsePackageName.ts';
import { PACKAGE_KINDS } from '../../domain/uploads.ts';
import type { ValidationError } from '../../domain/validationError.ts';
import type { FieldInputProps } from '../../resources/descriptor/fieldComponents.ts';
import { FileDropZone } from '../../resources/inputs/FileDropZone.tsx';
import { useInputState } from '../../resources/inputs/useInputState.ts';
import { isSettled, type UploadTarget } from '../../resources/uploads/Upload.ts';
import { UploadList } from '../../resources/uploads/UploadList.tsx';
import { removeUploads } from '../../resources/uploads/uploadQueue.ts';
import { useUploadBatches } from '../../resources/uploads/useUploadBatches.ts';
import { useUploads } from '../../resources/uploads/useUploads.ts';
import { useValidationMessage } from '../../resources/values/useValidationMessage.ts';

type UploadedPackage = Awaited<ReturnType<typeof calls.storage.uploadPackage>>;

const packageTarget: UploadTarget = {
  kinds: PACKAGE_KINDS,
  send: (file, control) => calls.storage.uploadPackage({ body: { file }, ...control }),
};

/** A file that was not sent, and why. */
interface RejectedFile {
  readonly name: string;
  readonly error: ValidationError;
}

/**
 * The input for the file of a new package: it is validated and uploaded immediately; its storage name becomes the
 * field value. Its file name fills the empty fields.
 */
export const PackageFileInput = ({ field, name }: FieldInputProps) => {
  const input = useInputState(field, name);
  const formatValidationError = useValidationMessage();
  const { getValues, setValue } = useFormContext<Record<string, unknown>>();
  const [rejected, setRejected] = useState<RejectedFile>();
  const { ids, start } = useUploadBatches(packageTarget);
  const upload = useUploads(ids).at(-1);

  const fillFromFileName = (fileName: string) => {
    for (const [source, value] of Object.entries(parsePackageName(fileName))) {
      // User input stays.
      if (value !== undefined && (getValues(source) ?? '') === '')
        setValue(source, value, { shouldDirty: true, shouldValidate: true });
    }
  };
  const chooseFile = (file: File, error: ValidationError | undefined) => {
    // A package has one file: the former one goes.
    removeUploads(ids);
    input.onChange(undefined);
    setRejected(error && { name: file.name, error });
    if (error) return;
    start([file], ([response]) => {
      input.onChange((response as UploadedPackage).file);
      fillFromFileName(file.name);
    });
  };
  const storedPath =
    typeof input.value === 'string' && input.value !== '' ? input.value : undefined;
  const { onChange } = input;
  const isUploadRemoved = ids.length > 0 && !upload && storedPath !== undefined;
  useEffect(() => {
    // A file that was removed from the list is not that of the package.
    if (isUploadRemoved) onChange(undefined);
  }, [isUploadRemoved, onChange]);
  return (
    <div className="grid gap-8">
      <FileDropZone
        input={{
          ...input,
          errorMessage: rejected ? formatValidationError(rejected.error) : input.errorMessage,
        }}
        kinds={PACKAGE_KINDS}
        // The list below names the file that is uploaded.
        fileName={rejected?.name ?? (upload ? undefined : storedPath?.split('/').at(-1))}
        isPending={upload !== undefined && !isSettled(upload)}
        onFile={chooseFile}
      />
      <UploadList ids={ids} />
    </div>
  );
};
