import type { ComponentType } from 'react';
import { useLocale } from 'react-admin';

import type { UploadKinds } from '../../../domain/uploads.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { EditProps } from '../../../resources/fieldKit.ts';
import { useEditor } from '../../../resources/form/useEditor.ts';
import { FileDrop } from './FileDrop.tsx';
import { sizeWords } from './sizeWords.ts';

/** What was found of each file that was chosen: rules of forms cannot wait for its bytes. */
const findings = new WeakMap<File, Finding>();

/** The rule of a form for a file that was chosen in a {@link checkedFile}. */
export const fileRule = (file: File): Finding | undefined => findings.get(file);

/** Makes the field of a file that goes with the form. */
export function checkedFile(kinds: UploadKinds): ComponentType<EditProps> {
  return function CheckedFile({ field, name }: EditProps) {
    const editor = useEditor(field, name);
    const language = useLocale();
    const chosen = editor.value instanceof File ? editor.value : undefined;
    return (
      <FileDrop
        editor={editor}
        kinds={kinds}
        chosen={chosen?.name}
        note={chosen && sizeWords(chosen.size, language)}
        onTake={(file, finding) => {
          if (finding) findings.set(file, finding);
          editor.onChange(file);
          editor.onBlur();
        }}
      />
    );
  };
}
