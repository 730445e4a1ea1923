import type { ComponentType } from 'react';
import { useLocale } from 'react-admin';

import type { FileKinds } from '../../../domain/uploads.ts';
import type { ValidationError } from '../../../domain/validationError.ts';
import type { FieldInputProps } from '../../../resources/descriptor/fieldComponents.ts';
import { useInputState } from '../../../resources/inputs/useInputState.ts';
import { FileDropZone } from '../../../resources/inputs/FileDropZone.tsx';
import { formatFileSize } from '../../../domain/formatFileSize.ts';

/** The validation error of each selected file: form rules are synchronous, reading the file is not. */
const errorByFile = new WeakMap<File, ValidationError>();

/** The form rule of a file selected in a {@link createFileInput}. */
export const getFileError = (file: File): ValidationError | undefined => errorByFile.get(file);

/** Creates the input of a file that is submitted with the form. */
export function createFileInput(kinds: FileKinds): ComponentType<FieldInputProps> {
  return function FileInput({ field, name }: FieldInputProps) {
    const input = useInputState(field, name);
    const language = useLocale();
    const selectedFile = input.value instanceof File ? input.value : undefined;
    return (
      <FileDropZone
        input={input}
        kinds={kinds}
        fileName={selectedFile?.name}
        note={selectedFile && formatFileSize(selectedFile.size, language)}
        onFile={(file, fileError) => {
          if (fileError) errorByFile.set(file, fileError);
          input.onChange(file);
          input.onBlur();
        }}
      />
    );
  };
}
