import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { isSameId } from '../../../domain/isSameId.ts';
import { operation as setRoot } from '../../../generated/core/operations/setDomainRoot.ts';
import { useLeaveAfterSave } from '../../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import { isId } from '../../../resources/fields/ids.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import type { Domain } from '../Domain.ts';
import { useDomainPath } from '../useDomainPath.ts';
import { type RootDomain, useRootDomain } from '../useRootDomain.ts';

interface RootDomainDialogProps {
  /** The new root; selected in the dialog if absent. */
  readonly domain?: Domain;
  readonly onClose: () => void;
}

/** Changes the root of the domain tree. The dialog explains the consequences first. @see DOM-05 */
export const RootDomainDialog = (props: RootDomainDialogProps) => {
  const text = useLocalizedText();
  const { data, isPending } = useRootDomain();
  return isPending ? (
    <FormDialog open title={text(setRoot.label)} onClose={props.onClose}>
      <DialogBody>
        <SkeletonRows rows={3} />
      </DialogBody>
    </FormDialog>
  ) : (
    <RootDomainForm {...props} currentRoot={data ?? undefined} />
  );
};

const fields = setRoot.body.fields;

const RootDomainForm = ({
  domain,
  currentRoot,
  onClose,
}: RootDomainDialogProps & { currentRoot: RootDomain | undefined }) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const notify = useNotify();
  const leaveAfterSave = useLeaveAfterSave();
  const queryClient = useQueryClient();
  const label = text(setRoot.label);
  const state = useRecordForm<RootDomain>({
    fields,
    actionLabel: domain
      ? translate('action.confirm', { action: label, record: domain.name })
      : label,
    draft: ['root', domain?.id ?? ''],
    defaultValues: domain ? { domainId: domain.id } : { domainId: currentRoot?.domainId },
    onSubmit: values => calls.core.setDomainRoot({ body: values as unknown as RootDomain }),
    onSaved: ({ name }) => {
      // All queries below the root change: trees, maps, lists.
      void queryClient.invalidateQueries({ queryKey: ['domains'] });
      notify(translate('domains.root.done', { name }), { type: 'success' });
      leaveAfterSave(onClose);
    },
  });
  return (
    <RecordFormDialog
      title={label}
      confirmLabel={label}
      header={<RootChangeWarning currentRoot={currentRoot} />}
      {...{ state, fields, onClose }}
    />
  );
};

/** The old and the new root, and the consequences that users notice. */
const RootChangeWarning = ({
  currentRoot,
}: {
  readonly currentRoot: RootDomain | undefined;
}): ReactNode => {
  const translate = useTranslate();
  const selectedId: unknown = useWatch({ name: 'domainId' });
  const path = useDomainPath(isId(selectedId) ? String(selectedId) : undefined);
  const nextRoot = path.at(-1);
  const excludedAncestors = path.slice(0, -1);
  return (
    <div className="grid gap-8">
      <p>{translate('domains.root.consequence')}</p>
      {currentRoot && nextRoot && !isSameId(currentRoot.domainId, nextRoot.id) && (
        <p>
          <strong>
            {translate('domains.root.fromTo', { before: currentRoot.name, after: nextRoot.name })}
          </strong>{' '}
          {excludedAncestors.length > 0 &&
            translate('domains.root.outside', {
              names: excludedAncestors.map(({ name }) => name).join(' › '),
            })}
        </p>
      )}
    </div>
  );
};
