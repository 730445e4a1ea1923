import type { ComponentType } from 'react';
import { useLocale } from 'react-admin';

import type { FileKinds } from '../../../domain/uploads.ts';
import type { ValidationError } from '../../../domain/validationError.ts';
import type { FieldInputProps } from '../../../resources/fieldComponents.ts';
import { useInputState } from '../../../resources/form/useInputState.ts';
import { FileDropZone } from './FileDropZone.tsx';
import { formatFileSize } from './formatFileSize.ts';

/** What was found of each file that was chosen: rules of forms cannot wait for its bytes. */
const errorByFile = new WeakMap<File, ValidationError>();

/** The rule of a form for a file that was chosen in a {@link createFileInput}. */
export const getFileError = (file: File): ValidationError | undefined => errorByFile.get(file);

/** Makes the field of a file that goes with the form. */
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
