import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { getErrorCode, NOT_IN_WHITELIST_CODE } from '../../../../domain/errorStatus.ts';
import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useOperationCall } from '../../../../resources/record/useOperationCall.tsx';
import { CallProgress } from '../../../../resources/tasks/CallProgress.tsx';
import { useFormatFailure } from '../../../../resources/failures/useFormatFailure.ts';
import { DialogFooter } from '../../../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Asset.ts';
import { BoundDevicesWarning } from './BoundDevicesWarning.tsx';
import { diffIds, parseIds } from './whitelistIds.ts';

interface WhitelistDialogProps {
  readonly gateway: Asset;
  readonly currentIds: readonly string[];
  readonly mode: 'add' | 'replace';
  readonly onClose: () => void;
}

/** Maximum number of invalid ids shown, enough to recognize the mistake. */
const MAX_LISTED_INVALID_IDS = 3;

/** Extends or replaces a whitelist; shows the changes before they are sent. */
export const WhitelistDialog = ({ gateway, currentIds, mode, onClose }: WhitelistDialogProps) => {
  const translate = useTranslate();
  const formatFailure = useFormatFailure();
  const title = translate(`asset.whitelist.${mode}.title`, { gateway: gateway.name });
  const { call, taskId } = useOperationCall(assets, gateway);
  const [text, setText] = useState(mode === 'replace' ? currentIds.join('\n') : '');
  const [isWorking, setIsWorking] = useState(false);
  const [error, setError] = useState<unknown>();
  const { ids, invalidTexts } = parseIds(text);
  const { added, removed } = diffIds(currentIds, ids);
  const isUnchanged = mode === 'add' ? added.length === 0 : added.length + removed.length === 0;
  const counts = { added: added.length, removed: mode === 'add' ? 0 : removed.length };
  const send = async () => {
    setIsWorking(true);
    setError(undefined);
    try {
      const operation = mode === 'add' ? addToWhitelist : replaceWhitelist;
      if (await call(operation, { ids: mode === 'add' ? added : ids })) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setIsWorking(false);
    }
  };
  return (
    <FormDialog open size="middle" title={title} onClose={onClose}>
      <DialogBody>
        <p className="dialog-text">{translate(`asset.whitelist.${mode}.hint`)}</p>
        <TextField
          className="mt-12"
          label={translate('asset.whitelist.ids')}
          value={text}
          multiline
          minRows={6}
          maxRows={14}
          fullWidth
          error={invalidTexts.length > 0}
          helperText={
            invalidTexts.length > 0
              ? translate('asset.whitelist.wrong', {
                  smart_count: invalidTexts.length,
                  some: invalidTexts.slice(0, MAX_LISTED_INVALID_IDS).join(', '),
                })
              : ' '
          }
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="dialog-text">
          {translate(`asset.whitelist.${mode}.changes`, counts)}{' '}
          {mode === 'replace' && ids.length === 0 && translate('asset.whitelist.remove.last')}
        </p>
        {error !== undefined && (
          <p className="dialog-error row gap-6" role="alert">
            <StateGlyph state="critical" size={12} />
            {formatFailure(title, error)}
          </p>
        )}
        {getErrorCode(error) === NOT_IN_WHITELIST_CODE && (
          <BoundDevicesWarning gateway={gateway} ids={ids} />
        )}
        <CallProgress id={taskId} onMoved={onClose} />
      </DialogBody>
      <DialogFooter
        confirmLabel={translate(`asset.whitelist.${mode}.confirm`, { smart_count: added.length })}
        cancelLabel={translate('shell.cancel')}
        disabled={isUnchanged || invalidTexts.length > 0}
        disabledReason={translate(
          invalidTexts.length > 0 ? 'asset.whitelist.correct' : 'asset.whitelist.same',
        )}
        isPending={isWorking}
        onCancel={onClose}
        onConfirm={() => void send()}
      />
    </FormDialog>
  );
};
