import { useRef } from 'react';
import { useTranslate } from 'react-admin';

import { ActionButton } from '../../ui/ActionButton.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { UploadTarget } from './Upload.ts';

interface ChooseFilesButtonProps {
  readonly target: UploadTarget;
  readonly label: string;
  readonly className?: string;
  /** Why no file can be uploaded now. */
  readonly disabledReason?: string | undefined;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses many files of the kinds of a target. */
export const ChooseFilesButton = ({
  target,
  label,
  className,
  disabledReason,
  onChoose,
}: ChooseFilesButtonProps) => {
  const translate = useTranslate();
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <ActionButton
        {...(className !== undefined && { className })}
        startIcon={<Icon name="upload" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason ?? ''}
        onClick={() => inputRef.current?.click()}
      >
        {label}
      </ActionButton>
      <input
        ref={inputRef}
        type="file"
        multiple
        className="visually-hidden"
        tabIndex={-1}
        aria-label={translate('upload.files.choose')}
        accept={Object.keys(target.kinds)
          .map(kind => `.${kind}`)
          .join(',')}
        onChange={({ target: input }) => {
          onChoose([...(input.files ?? [])]);
          // The same files can be chosen again after a correction.
          input.value = '';
        }}
      />
    </>
  );
};
