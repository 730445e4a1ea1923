import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type SyntheticEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../data/calls.ts';
import { useAct } from '../../resources/useAct.ts';
import { useTellFailure } from '../../resources/useTellFailure.tsx';
import { useText } from '../../resources/useText.ts';
import { DialogFoot } from '../../ui/DialogFoot.tsx';
import { DialogBody } from '../../ui/FormDialog.tsx';
import { useUnsaved } from '../../ui/unsaved/unsaved.ts';
import type { User, UserChange } from './User.ts';
import type { ModuleChoice } from './useModuleChoices.ts';

interface ModulesFormProps {
  readonly user: User;
  readonly choices: readonly ModuleChoice[];
  readonly onClose: () => void;
}

/** A box for each module that may be given. */
export const ModulesForm = ({ user, choices, onClose }: ModulesFormProps) => {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { id, username } = user;
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(user.modules));
  const [isWorking, setWorking] = useState(false);
  useUnsaved(() => choices.some(({ key }) => ticked.has(key) !== user.modules.includes(key)));

  const save = async () => {
    setWorking(true);
    const modules = choices.map(({ key }) => key).filter(key => ticked.has(key));
    const body = { id, modules } as UserChange;
    try {
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
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DialogBody>
        <p className="dialog-text">
          {translate(choices.length > 0 ? 'users.modules.hint' : 'users.modules.none')}
        </p>
        <div className="users-modules">
          {choices.map(({ key, title }) => (
            <FormControlLabel
              key={key}
              label={text(title)}
              control={
                <Checkbox
                  checked={ticked.has(key)}
                  onChange={() => setTicked(toggled(ticked, key))}
                />
              }
            />
          ))}
        </div>
      </DialogBody>
      <DialogFoot
        confirm={translate('form.save')}
        cancel={translate('shell.cancel')}
        disabled={choices.length === 0}
        working={isWorking}
        onCancel={onClose}
      />
    </form>
  );
};

const toggled = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set(keys.has(key) ? [...keys].filter(each => each !== key) : [...keys, key]);
