import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';

import { operation as addToWhitelist } from '../../../../generated/core/operations/addToWhitelist.ts';
import { operation as replaceWhitelist } from '../../../../generated/core/operations/replaceWhitelist.ts';
import { assets } from '../../../../generated/core/resources.ts';
import { useOperation } from '../../../../resources/record/useOperation.tsx';
import { WorkInDialog } from '../../../../resources/tasks/WorkInDialog.tsx';
import { useFailureWords } from '../../../../resources/useFailureWords.ts';
import { DialogFoot } from '../../../../ui/DialogFoot.tsx';
import { DialogBody, FormDialog } from '../../../../ui/FormDialog.tsx';
import { StateGlyph } from '../../../../ui/icons/StateGlyph.tsx';
import type { Asset } from '../Part.ts';
import { BoundButLeft } from './BoundButLeft.tsx';
import { codeOf, NOT_IN_WHITELIST } from './codes.ts';
import { compareIds, readIds } from './whitelist.ts';

interface WhitelistDialogProps {
  readonly gateway: Asset;
  readonly before: readonly string[];
  readonly act: 'add' | 'replace';
  readonly onClose: () => void;
}

/** Shown of what is wrong: one sees what kind of mistake it is. */
const FEW = 3;

/** Adds ids to a whitelist, or writes another one; says what that changes before it is sent. */
export const WhitelistDialog = ({ gateway, before, act, onClose }: WhitelistDialogProps) => {
  const translate = useTranslate();
  const failureWords = useFailureWords();
  const { call, taskId } = useOperation(assets, gateway);
  const [text, setText] = useState(act === 'replace' ? before.join('\n') : '');
  const [isWorking, setWorking] = useState(false);
  const [error, setError] = useState<unknown>();
  const { ids, wrong } = readIds(text);
  const { added, removed } = compareIds(before, ids);
  const isNothing = act === 'add' ? added.length === 0 : added.length + removed.length === 0;
  const counts = { added: added.length, removed: act === 'add' ? 0 : removed.length };
  const send = async () => {
    setWorking(true);
    setError(undefined);
    try {
      const operation = act === 'add' ? addToWhitelist : replaceWhitelist;
      if (await call(operation, { ids: act === 'add' ? added : ids })) onClose();
    } catch (failure) {
      setError(failure);
    } finally {
      setWorking(false);
    }
  };
  const { reason = '', remedy = '' } = error === undefined ? {} : failureWords(error);
  return (
    <FormDialog
      open
      size="middle"
      title={translate(`asset.whitelist.${act}.title`, { gateway: gateway.name })}
      onClose={onClose}
    >
      <DialogBody>
        <p className="dialog-text">{translate(`asset.whitelist.${act}.hint`)}</p>
        <TextField
          className="asset-ids"
          label={translate('asset.whitelist.ids')}
          value={text}
          multiline
          minRows={6}
          maxRows={14}
          fullWidth
          error={wrong.length > 0}
          helperText={
            wrong.length > 0
              ? translate('asset.whitelist.wrong', {
                  smart_count: wrong.length,
                  some: wrong.slice(0, FEW).join(', '),
                })
              : ' '
          }
          onChange={({ target }) => setText(target.value)}
        />
        <p role="status" className="dialog-text">
          {translate(`asset.whitelist.${act}.changes`, counts)}{' '}
          {act === 'replace' && ids.length === 0 && translate('asset.whitelist.remove.last')}
        </p>
        {error !== undefined && (
          <p className="dialog-error" role="alert">
            <StateGlyph state="critical" size={12} />
            {`${reason} ${remedy}`.trim()}
          </p>
        )}
        {codeOf(error) === NOT_IN_WHITELIST && <BoundButLeft gateway={gateway} ids={ids} />}
        <WorkInDialog id={taskId} onMoved={onClose} />
      </DialogBody>
      <DialogFoot
        confirm={translate(`asset.whitelist.${act}.act`, { smart_count: added.length })}
        cancel={translate('shell.cancel')}
        disabled={isNothing || wrong.length > 0}
        reason={translate(wrong.length > 0 ? 'asset.whitelist.mend' : 'asset.whitelist.same')}
        working={isWorking}
        onCancel={onClose}
        onConfirm={() => void send()}
      />
    </FormDialog>
  );
};
