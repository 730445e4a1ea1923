import { type SyntheticEvent, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { operation as setUserDomains } from '../../../generated/users/operations/setUserDomains.ts';
import { RestoredDraftNotification } from '../../../resources/form/RestoredDraftNotification.tsx';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useLeaveAfterSave } from '../../../resources/form/useLeaveAfterSave.ts';
import { useNotifyError } from '../../../resources/failures/useNotifyError.tsx';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { DialogBody } from '../../../ui/FormDialog.tsx';
import { useUnsavedForm } from '../../../ui/unsaved/unsavedForms.ts';
import { useFormatNumber } from '../../../ui/useFormatNumber.ts';
import { mergeSet } from '../mergeSet.ts';
import { useSetDraft } from '../useSetDraft.ts';
import type { User } from '../User.ts';
import { SelectedDomains } from './SelectedDomains.tsx';
import type { UserDomain } from './UserDomain.ts';
import { fetchUserDomains } from './fetchUserDomains.ts';
import { DomainPicker } from './DomainPicker.tsx';

interface DomainsFormProps {
  readonly user: User;
  readonly initialDomains: readonly UserDomain[];
  readonly onClose: () => void;
}

/** Maximum number of domains, from the document. */
const [{ maxItems: MAX_DOMAINS }] = setUserDomains.body.fields;

/** The selected domains as chips, and all domains to select from. */
export const DomainsForm = ({
  user: { id, username },
  initialDomains,
  onClose,
}: DomainsFormProps) => {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const leaveAfterSave = useLeaveAfterSave();
  const runAction = useResourceMutation('users');
  const {
    before: initial,
    chosen,
    isChanged,
    toggle,
    discard,
  } = useSetDraft<UserDomain>(['domains', id], initialDomains, domain => String(domain.id));
  const [isWorking, setIsWorking] = useState(false);
  useUnsavedForm(() => isChanged && !isWorking);

  const save = async () => {
    setIsWorking(true);
    try {
      const currentIds = (await fetchUserDomains(id)).map(domain => String(domain.id));
      const domains = [...mergeSet({ initial, edited: chosen.keys(), current: currentIds })];
      await runAction(() => calls.users.setUserDomains({ path: { id }, body: { domains } }));
      notify('users.domains.done', { type: 'success', messageArgs: { username } });
      leaveAfterSave(onClose);
    } catch (error) {
      notifyError(translate('users.domains.save', { username }), error);
      setIsWorking(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWorking && isChanged && chosen.size <= MAX_DOMAINS) void save();
  };
  const isTooMany = chosen.size > MAX_DOMAINS;
  return (
    <form className="dialog-form" onSubmit={submit}>
      <DialogBody>
        {discard && <RestoredDraftNotification hasOmittedSecrets={false} onDiscard={discard} />}
        <p className="dialog-text">{translate('users.domains.hint')}</p>
        <SelectedDomains selectedDomains={[...chosen.values()]} onRemove={toggle} />
        <DomainPicker
          selectedDomains={chosen}
          onToggle={({ id: domainId, name }) => toggle({ id: domainId, name })}
        />
      </DialogBody>
      <DialogFooter
        confirmLabel={translate('form.save')}
        cancelLabel={translate('shell.cancel')}
        disabled={!isChanged || isTooMany}
        disabledReason={
          isTooMany
            ? translate('users.domains.tooMany', { max: formatNumber(MAX_DOMAINS) })
            : translate('form.unchanged')
        }
        isPending={isWorking}
        onCancel={onClose}
      />
    </form>
  );
};
