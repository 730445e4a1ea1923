import { type SyntheticEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { useModuleName } from '../../resources/access/useModuleName.ts';
import { RestoredDraftNotification } from '../../resources/form/RestoredDraftNotification.tsx';
import { useResourceMutation } from '../../resources/calls/useResourceMutation.ts';
import { useLeaveAfterSave } from '../../resources/form/useLeaveAfterSave.ts';
import { useNotifyError } from '../../resources/failures/useNotifyError.tsx';
import { DialogFooter } from '../../ui/DialogFooter.tsx';
import { DialogBody } from '../../ui/FormDialog.tsx';
import { useUnsavedForm } from '../../ui/unsaved/unsavedForms.ts';
import { mergeSet } from './mergeSet.ts';
import { ModuleCheckboxes } from './ModuleCheckboxes.tsx';
import type { User, UserChange } from './User.ts';
import { useSetDraft } from './useSetDraft.ts';
import type { ModuleChoice } from './useModuleChoices.ts';

interface ModulesFormProps {
  readonly user: User;
  readonly choices: readonly ModuleChoice[];
  readonly onClose: () => void;
}

/**
 * A checkbox for each assignable module, and for each other one that the user has, which can only be removed: none
 * is dropped silently.
 */
export const ModulesForm = ({ user, choices, onClose }: ModulesFormProps) => {
  const translate = useTranslate();
  const getModuleName = useModuleName();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const leaveAfterSave = useLeaveAfterSave();
  const runAction = useResourceMutation('users');
  const { id, username } = user;
  const {
    before: initial,
    chosen,
    isChanged,
    toggle,
    discard,
  } = useSetDraft(['modules', id], user.modules ?? [], module => module);
  const [isWorking, setIsWorking] = useState(false);
  useUnsavedForm(() => !isWorking && isChanged);
  const otherModules = initial
    .filter(module => !choices.some(({ key }) => key === module))
    .map(key => ({ key, title: { en: getModuleName(key), zh: getModuleName(key) } }));

  const save = async () => {
    if (!isChanged) {
      notify('form.unchanged', { type: 'info' });
      onClose();
      return;
    }
    setIsWorking(true);
    try {
      const stored: Pick<User, 'modules'> = await calls.users.getUser({ path: { id } });
      const current = stored.modules ?? [];
      const modules = mergeSet({ initial, edited: chosen.keys(), current });
      const body = { id, modules } as UserChange;
      await runAction(() => calls.users.updateUser({ path: { id }, body }));
      notify('users.modules.done', { type: 'success', messageArgs: { username } });
      leaveAfterSave(onClose);
    } catch (error) {
      notifyError(translate('users.modules.save', { username }), error);
      setIsWorking(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWorking) void save();
  };
  const checkboxProps = { checkedKeys: new Set(chosen.keys()), onToggle: toggle };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DialogBody>
        {discard && <RestoredDraftNotification hasOmittedSecrets={false} onDiscard={discard} />}
        <p className="dialog-text">
          {translate(choices.length > 0 ? 'users.modules.hint' : 'users.modules.none')}
        </p>
        {user.role?.name === 'admin' && (
          <p className="dialog-text">{translate('users.modules.admin')}</p>
        )}
        <ModuleCheckboxes label={translate('users.modules')} choices={choices} {...checkboxProps} />
        {otherModules.length > 0 && (
          <>
            <p className="dialog-text mt-16">{translate('users.modules.others')}</p>
            <ModuleCheckboxes
              label={translate('users.modules.others')}
              choices={otherModules}
              {...checkboxProps}
            />
          </>
        )}
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('form.save')}
        cancelLabel={translate('shell.cancel')}
        disabled={choices.length + otherModules.length === 0}
        disabledReason={translate('users.modules.none')}
        isPending={isWorking}
        onCancel={onClose}
      />
    </form>
  );
};
