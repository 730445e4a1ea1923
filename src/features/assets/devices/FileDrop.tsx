import './devices.css';

import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { cleanFileName, judgeUpload, type UploadKinds } from '../../../domain/uploads.ts';
import type { Finding } from '../../../domain/verdict.ts';
import type { Editor } from '../../../resources/form/useEditor.ts';
import { EditorHint, EditorLabel } from '../../../resources/kits/EditorWords.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';

interface FileDropProps {
  readonly editor: Editor;
  readonly kinds: UploadKinds;
  /** What was chosen before, in words. */
  readonly chosen?: string | undefined;
  /** Beside it: its size, how far it is. */
  readonly note?: ReactNode;
  readonly working?: boolean;
  /** Given the file under a clean name, and what is wrong with it. @see SEC-08 */
  readonly onTake: (file: File, finding: Finding | undefined) => void;
}

/** Picks a file or lets one be dropped, and looks into it before anything is sent. */
export const FileDrop = ({
  editor: { inputRef, ...editor },
  kinds,
  chosen,
  note,
  working = false,
  onTake,
}: FileDropProps) => {
  const translate = useTranslate();
  const [isOver, setOver] = useState(false);
  const endings = Object.keys(kinds).map(kind => `.${kind}`);
  const take = async (given: File | undefined) => {
    if (!given || working) return;
    const bytes = new Uint8Array(await given.arrayBuffer());
    const file = new File([bytes], cleanFileName(given.name), { type: given.type });
    onTake(file, judgeUpload({ name: file.name, bytes }, kinds));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <FormControl error={editor.problem !== undefined}>
      <InputLabel htmlFor={editor.id}>
        <EditorLabel editor={editor} />
      </InputLabel>
      <label
        className={`drop ${isOver ? 'drop-over' : ''} ${working ? 'working-bar' : ''}`}
        onDragOver={event => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon name={chosen === undefined ? 'upload' : 'file'} size={18} />
        <span className="drop-words">
          {chosen === undefined ? (
            <>
              <b>{translate('upload.choose')}</b> {translate('upload.drop')}
            </>
          ) : (
            chosen
          )}
        </span>
        {note && <span className="part-note">{note}</span>}
        <input
          type="file"
          id={editor.id}
          ref={inputRef}
          className="spoken-only"
          accept={endings.join(',')}
          aria-invalid={editor.problem !== undefined}
          aria-required={!editor.optional}
          aria-busy={working}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // The same file can be chosen again after it was mended.
            target.value = '';
          }}
        />
      </label>
      <FormHelperText component="div">
        <EditorHint
          editor={{ ...editor, hint: translate('upload.kinds', { kinds: endings.join(' ') }) }}
        />
      </FormHelperText>
    </FormControl>
  );
};
