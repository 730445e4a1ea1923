import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';

import { calls } from '../../../data/calls.ts';
import { sameId } from '../../../domain/sameId.ts';
import { operation as setRoot } from '../../../generated/core/operations/setDomainRoot.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { DialogWords } from '../../../resources/record/DialogFields.tsx';
import { isId } from '../../../resources/kits/ids.ts';
import { useText } from '../../../resources/useText.ts';
import { SkeletonRows } from '../../../ui/SkeletonRows.tsx';
import { DialogBody, FormDialog } from '../../../ui/FormDialog.tsx';
import type { Domain } from '../Domain.ts';
import { DomainForm } from '../dialogs/DomainForm.tsx';
import { usePath } from '../usePath.ts';
import { type Root, useRoot } from '../useRoot.ts';

interface RootDialogProps {
  /** What is to be the root; chosen in the dialog where it is not given. */
  readonly domain?: Domain;
  readonly onClose: () => void;
}

/** Lets the tree of domains begin elsewhere. What that changes is said before it is done. @see DOM-05 */
export const RootDialog = (props: RootDialogProps) => {
  const text = useText();
  const { data, isPending } = useRoot();
  return isPending ? (
    <FormDialog open title={text(setRoot.label)} onClose={props.onClose}>
      <DialogBody>
        <SkeletonRows rows={3} />
      </DialogBody>
    </FormDialog>
  ) : (
    <RootForm {...props} before={data ?? undefined} />
  );
};

const fields = setRoot.body.fields;

const RootForm = ({ domain, before, onClose }: RootDialogProps & { before: Root | undefined }) => {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const cache = useQueryClient();
  const label = text(setRoot.label);
  const state = useRecordForm<Root>({
    fields,
    act: label,
    draft: ['root', domain?.id ?? ''],
    start: domain ? { domainId: domain.id } : { domainId: before?.domainId },
    onSubmit: values => calls.core.setDomainRoot({ body: values as unknown as Root }),
    onSaved: ({ name }) => {
      // Whatever begins with the root begins with another one: trees, maps, lists.
      void cache.invalidateQueries({ queryKey: ['domains'] });
      notify(translate('domains.root.done', { name }), { type: 'success' });
      onClose();
    },
  });
  const words = useMemo(() => ({ head: <Consequence before={before} /> }), [before]);
  return (
    <DialogWords value={words}>
      <DomainForm title={label} confirm={label} {...{ state, fields, onClose }} />
    </DialogWords>
  );
};

/** From where to where, and what of it anybody will notice. */
const Consequence = ({ before }: { readonly before: Root | undefined }): ReactNode => {
  const translate = useTranslate();
  const chosen: unknown = useWatch({ name: 'domainId' });
  const path = usePath(isId(chosen) ? String(chosen) : undefined);
  const after = path.at(-1);
  const above = path.slice(0, -1);
  return (
    <div className="domains-consequence">
      <p>{translate('domains.root.consequence')}</p>
      {before && after && !sameId(before.domainId, after.id) && (
        <p>
          <strong>
            {translate('domains.root.fromTo', { before: before.name, after: after.name })}
          </strong>{' '}
          {above.length > 0 &&
            translate('domains.root.outside', { names: above.map(({ name }) => name).join(' › ') })}
        </p>
      )}
    </div>
  );
};
