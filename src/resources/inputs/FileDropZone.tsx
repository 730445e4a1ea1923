import './fileDropZone.css';

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { sanitizeFileName, validateUpload, type FileKinds } from '../../domain/uploads.ts';
import type { ValidationError } from '../../domain/validationError.ts';
import type { InputState } from './useInputState.ts';
import { FieldInputHint, FieldInputLabel } from './InputLabelAndHint.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';

interface FileDropZoneProps {
  readonly input: InputState;
  readonly kinds: FileKinds;
  /** The name of the previous file. */
  readonly fileName?: string | undefined;
  /** Next to the name: its size, its progress. */
  readonly note?: ReactNode;
  readonly isPending?: boolean;
  /** Called with the file under a sanitized name, and its validation error. @see SEC-08 */
  readonly onFile: (file: File, fileError: ValidationError | undefined) => void;
}

/** Selects a file by dialog or drop, and validates it before upload. */
export const FileDropZone = ({
  input: { inputRef, ...editor },
  kinds,
  fileName,
  note,
  isPending = false,
  onFile,
}: FileDropZoneProps) => {
  const translate = useTranslate();
  const [isDragOver, setIsDragOver] = useState(false);
  const extensions = Object.keys(kinds).map(kind => `.${kind}`);
  const acceptFile = async (selectedFile: File | undefined) => {
    if (!selectedFile || isPending) return;
    const bytes = new Uint8Array(await selectedFile.arrayBuffer());
    const file = new File([bytes], sanitizeFileName(selectedFile.name), {
      type: selectedFile.type,
    });
    onFile(file, validateUpload({ name: file.name, bytes }, kinds));
  };
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsDragOver(false);
    void acceptFile(event.dataTransfer.files[0]);
  };
  return (
    <FormControl error={editor.errorMessage !== undefined}>
      <InputLabel htmlFor={editor.id}>
        <FieldInputLabel input={editor} />
      </InputLabel>
      <label
        className={`drop row type-13 min-h-56 cursor-pointer gap-10 rounded-2 border border-dashed px-14 py-8 text-2 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus) hover:border-(--accent) hover:bg-(--accent-soft) has-aria-invalid:border-(--error) ${isDragOver ? 'border-(--accent) bg-(--accent-soft)' : 'border-(--field-line) bg-(--surface)'} ${isPending ? 'working-bar' : ''}`}
        onDragOver={event => {
          event.preventDefault();
          setIsDragOver(true);
        }}
        onDragLeave={() => setIsDragOver(false)}
        onDrop={handleDrop}
      >
        <Icon name={fileName === undefined ? 'upload' : 'file'} size={18} />
        <span className="min-w-0 flex-1 wrap-anywhere">
          {fileName === undefined ? (
            <>
              <b className="font-medium text-accent">{translate('upload.choose')}</b>{' '}
              {translate('upload.drop')}
            </>
          ) : (
            fileName
          )}
        </span>
        {note && <span className="part-note type-12 text-3">{note}</span>}
        <input
          type="file"
          id={editor.id}
          ref={inputRef}
          className="visually-hidden"
          accept={extensions.join(',')}
          aria-invalid={editor.errorMessage !== undefined}
          aria-required={!editor.isOptional}
          aria-busy={isPending}
          onChange={({ target }) => {
            void acceptFile(target.files?.[0]);
            // The same file can be selected again after a correction.
            target.value = '';
          }}
        />
      </label>
      <FormHelperText component="div">
        <FieldInputHint
          input={{ ...editor, hint: translate('upload.kinds', { kinds: extensions.join(' ') }) }}
        />
      </FormHelperText>
    </FormControl>
  );
};
