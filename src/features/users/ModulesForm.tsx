import { type SyntheticEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { useModuleName } from '../../resources/access/useModuleName.ts';
import { DraftBack } from '../../resources/form/DraftBack.tsx';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody } from '../../ui/FormDialog.tsx';
import { useUnsaved } from '../../ui/unsaved/unsaved.ts';
import { mergeSet } from './mergeSet.ts';
import { ModuleBoxes } from './ModuleBoxes.tsx';
import type { User, UserChange } from './User.ts';
import { useChosen } from './useChosen.ts';
import type { ModuleChoice } from './useModuleChoices.ts';

interface ModulesFormProps {
  readonly user: User;
  readonly choices: readonly ModuleChoice[];
  readonly onClose: () => void;
}

/**
 * A box for each module that may be given; and for each that the user has all the same, which can only be taken away:
 * what is not offered is never dropped unseen.
 */
export const ModulesForm = ({ user, choices, onClose }: ModulesFormProps) => {
  const translate = useTranslate();
  const moduleName = useModuleName();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { id, username } = user;
  const { before, chosen, isChanged, toggle, discard } = useChosen(
    ['modules', id],
    user.modules ?? [],
    module => module,
  );
  const [isWorking, setWorking] = useState(false);
  useUnsaved(() => !isWorking && isChanged);
  const others = before
    .filter(module => !choices.some(({ key }) => key === module))
    .map(key => ({ key, title: { en: moduleName(key), zh: moduleName(key) } }));

  const save = async () => {
    if (!isChanged) {
      notify('form.unchanged', { type: 'info' });
      onClose();
      return;
    }
    setWorking(true);
    try {
      const stored: Pick<User, 'modules'> = await calls.users.getUser({ path: { id } });
      const modules = mergeSet({ before, mine: chosen.keys(), theirs: stored.modules ?? [] });
      const body = { id, modules } as UserChange;
      await act(() => calls.users.updateUser({ path: { id }, body }));
      notify('users.modules.done', { type: 'success', messageArgs: { username } });
      onClose();
    } catch (error) {
      tellFailure(translate('users.modules.title', { username }), error);
      setWorking(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWorking) void save();
  };
  const boxes = { ticked: new Set(chosen.keys()), onToggle: toggle };
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DialogBody>
        {discard && <DraftBack withheld={false} onDiscard={discard} />}
        <p className="dialog-text">
          {translate(choices.length > 0 ? 'users.modules.hint' : 'users.modules.none')}
        </p>
        {user.role?.name === 'admin' && (
          <p className="dialog-text">{translate('users.modules.admin')}</p>
        )}
        <ModuleBoxes label={translate('users.modules')} choices={choices} {...boxes} />
        {others.length > 0 && (
          <>
            <p className="dialog-text users-modules-others">{translate('users.modules.others')}</p>
            <ModuleBoxes label={translate('users.modules.others')} choices={others} {...boxes} />
          </>
        )}
      </DialogBody>
      <DialogFoot
        confirm={translate('form.save')}
        cancel={translate('shell.cancel')}
        disabled={choices.length + others.length === 0}
        reason={translate('users.modules.none')}
        working={isWorking}
        onCancel={onClose}
      />
    </form>
  );
};
