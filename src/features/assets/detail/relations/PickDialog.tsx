import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { WorkInDialog } from '../../../../resources/tasks/WorkInDialog.tsx';
import { useFailureWords } from '../../../../resources/useFailureWords.ts';
import { DialogFoot } from '../../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Part.ts';
import { DevicePicker } from './DevicePicker.tsx';

interface PickDialogProps {
  readonly title: string;
  /** The act, once a device is chosen. */
  readonly confirm: (chosen: Asset | undefined) => string;
  readonly hint: string;
  readonly models: readonly string[];
  readonly of: Asset;
  readonly without?: readonly string[];
  /** The task of the call that is under way. */
  readonly taskId: string | undefined;
  /** @returns false when nobody waits for it any more */
  readonly act: (chosen: Asset) => Promise<boolean>;
  /** What can be done about a refusal. */
  readonly remedy?: (error: unknown, chosen: Asset) => ReactNode;
  readonly onClose: () => void;
}

/** Chooses a device, then does something with it; a refusal is said in words, and the choice stays. */
export const PickDialog = ({
  title,
  confirm,
  hint,
  models,
  of,
  without,
  taskId,
  act,
  remedy,
  onClose,
}: PickDialogProps) => {
  const translate = useTranslate();
  const failureWords = useFailureWords();
  const [chosen, setChosen] = useState<Asset>();
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();
  const go = async () => {
    if (!chosen || isWorking) return;
    setWorking(true);
    setError(undefined);
    try {
      if (await act(chosen)) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setWorking(false);
    }
  };
  const { reason = '', remedy: advice = '' } = error === undefined ? {} : failureWords(error);
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <p className="dialog-text">{hint}</p>
        <DevicePicker
          {...{ models, of, chosen }}
          {...(without && { without })}
          label={title}
          onChoose={device => {
            setChosen(device);
            setError(undefined);
          }}
        />
        {error !== undefined && (
          <p className="dialog-error" role="alert">
            <StateGlyph state="critical" size={12} />
            {`${reason} ${advice}`.trim()}
          </p>
        )}
        {error !== undefined && chosen && remedy?.(error, chosen)}
        <WorkInDialog id={taskId} onMoved={onClose} />
      </DialogBody>
      <DialogFoot
        confirm={confirm(chosen)}
        cancel={translate('shell.cancel')}
        disabled={!chosen}
        reason={translate('asset.pick.first')}
        working={isWorking}
        onCancel={onClose}
        onConfirm={() => void go()}
      />
    </FormDialog>
  );
};
