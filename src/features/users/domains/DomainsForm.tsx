import { type SyntheticEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as setUserDomains } from '../../../generated/users/operations/setUserDomains.ts';
import { DraftBack } from '../../../resources/form/DraftBack.tsx';
import { useAct } from '../../../resources/useAct.ts';
import { useTellFailure } from '../../../resources/useTellFailure.tsx';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { useUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { useFigures } from '../../../ui/useFigures.ts';
import { mergeSet } from '../mergeSet.ts';
import { useChosen } from '../useChosen.ts';
import type { User } from '../User.ts';
import { ChosenDomains } from './ChosenDomains.tsx';
import type { Chosen } from './Domain.ts';
import { domainsOf } from './domainsOf.ts';
import { DomainPicker } from './DomainPicker.tsx';

interface DomainsFormProps {
  readonly user: User;
  readonly begun: readonly Chosen[];
  readonly onClose: () => void;
}

/** So many a user can have, as the document says. */
const [{ maxItems: MOST }] = setUserDomains.body.fields;

/** What was chosen as chips, and all the domains to choose from. */
export const DomainsForm = ({ user: { id, username }, begun, onClose }: DomainsFormProps) => {
  const translate = useTranslate();
  const figure = useFigures();
  const notify = useNotify();
  const tellFailure = useTellFailure();
  const act = useAct('users');
  const { before, chosen, isChanged, toggle, discard } = useChosen<Chosen>(
    ['domains', id],
    begun,
    domain => String(domain.id),
  );
  const [isWorking, setWorking] = useState(false);
  useUnsaved(() => isChanged && !isWorking);

  const save = async () => {
    setWorking(true);
    try {
      const theirs = (await domainsOf(id)).map(domain => String(domain.id));
      const domains = [...mergeSet({ before, mine: chosen.keys(), theirs })];
      await act(() => calls.users.setUserDomains({ path: { id }, body: { domains } }));
      notify('users.domains.done', { type: 'success', messageArgs: { username } });
      onClose();
    } catch (error) {
      tellFailure(translate('users.domains.title', { username }), error);
      setWorking(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWorking && isChanged && chosen.size <= MOST) void save();
  };
  const isTooMany = chosen.size > MOST;
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DialogBody>
        {discard && <DraftBack withheld={false} onDiscard={discard} />}
        <p className="dialog-text">{translate('users.domains.hint')}</p>
        <ChosenDomains chosen={[...chosen.values()]} onRemove={toggle} />
        <DomainPicker
          chosen={chosen}
          onToggle={({ id: which, name }) => toggle({ id: which, name })}
        />
      </DialogBody>
      <DialogFoot
        confirm={translate('form.save')}
        cancel={translate('shell.cancel')}
        disabled={!isChanged || isTooMany}
        reason={
          isTooMany
            ? translate('users.domains.tooMany', { most: figure(MOST) })
            : translate('form.unchanged')
        }
        working={isWorking}
        onCancel={onClose}
      />
    </form>
  );
};
