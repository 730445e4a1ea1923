import { useNotify, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { useAddresses } from '../../../resources/AddressesContext.ts';
import { CreatedNotice } from '../../../resources/CreatedNotice.tsx';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { useAct } from '../../../resources/useAct.ts';
import { useText } from '../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Domain } from '../Domain.ts';
import { DomainForm } from './DomainForm.tsx';

interface AddDialogProps {
  /** What it is added below to begin with; the top where there is none. */
  readonly parentId?: string | undefined;
  readonly onClose: () => void;
}

const fields: readonly FieldDescriptor[] = domains.verbs.create.body.fields;

/** A new domain, in a dialog over the place that it will stand in. @see DOM-02 */
export const AddDialog = ({ parentId, onClose }: AddDialogProps) => {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const act = useAct('domains');
  const addresses = useAddresses();
  const label = text(domains.verbs.create.label);
  const state = useRecordForm<Domain>({
    fields,
    act: label,
    draft: ['addDomain'],
    ...(parentId !== undefined && { start: { parentId } }),
    onSubmit: async values => {
      const made = await act(provider => provider.create<Domain>('domains', { data: values }));
      return made.data;
    },
    onSaved: ({ id, name }) => {
      const text = translate('record.created', { record: name });
      notify(<CreatedNotice text={text} to={addresses.show(domains, id)} />, { type: 'success' });
      onClose();
    },
  });
  return <DomainForm title={label} confirm={label} {...{ state, fields, onClose }} />;
};
