import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';

import { CallProgress } from '../../../../resources/tasks/CallProgress.tsx';
import { useFormatFailure } from '../../../../resources/failures/useFormatFailure.ts';
import { DialogFooter } from '../../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Asset.ts';
import { DevicePicker } from './DevicePicker.tsx';

interface DevicePickerDialogProps {
  readonly title: string;
  /** Returns the label of the confirm button. */
  readonly getConfirmLabel: (selectedAsset: Asset | undefined) => string;
  readonly hint: string;
  readonly models: readonly string[];
  readonly nearAsset: Asset;
  readonly excludedIds?: readonly string[];
  /** The task of the pending call. */
  readonly taskId: string | undefined;
  /** @returns false when the caller no longer waits for it */
  readonly onSubmit: (selectedAsset: Asset) => Promise<boolean>;
  readonly renderRemedy?: (error: unknown, selectedAsset: Asset) => ReactNode;
  readonly onClose: () => void;
}

/** Selects a device, then runs an operation on it; an error is shown, and the selection stays. */
export const DevicePickerDialog = ({
  title,
  getConfirmLabel,
  hint,
  models,
  nearAsset,
  excludedIds,
  taskId,
  onSubmit,
  renderRemedy,
  onClose,
}: DevicePickerDialogProps) => {
  const translate = useTranslate();
  const formatFailure = useFormatFailure();
  const [selectedAsset, setSelectedAsset] = useState<Asset>();
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<unknown>();
  const submit = async () => {
    if (!selectedAsset || isWorking) return;
    setIsWorking(true);
    setError(undefined);
    try {
      if (await onSubmit(selectedAsset)) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <p className="dialog-text">{hint}</p>
        <DevicePicker
          {...{ models, nearAsset, selectedAsset }}
          {...(excludedIds && { excludedIds })}
          label={title}
          onSelect={device => {
            setSelectedAsset(device);
            setError(undefined);
          }}
        />
        {error !== undefined && (
          <p className="dialog-error row gap-6" role="alert">
            <StateGlyph state="critical" size={12} />
            {formatFailure(title, error)}
          </p>
        )}
        {error !== undefined && selectedAsset && renderRemedy?.(error, selectedAsset)}
        <CallProgress id={taskId} onMoved={onClose} />
      </DialogBody>
      <DialogFooter
        confirmLabel={getConfirmLabel(selectedAsset)}
        cancelLabel={translate('shell.cancel')}
        disabled={!selectedAsset}
        disabledReason={translate('asset.pick.first')}
        isPending={isWorking}
        onCancel={onClose}
        onConfirm={() => void submit()}
      />
    </FormDialog>
  );
};
