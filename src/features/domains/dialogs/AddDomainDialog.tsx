import { useNotify, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import { createCenteredGeoPointInput } from '../../../resources/inputs/createCenteredGeoPointInput.tsx';
import { useResourceRoutes } from '../../../resources/routes/ResourceRoutesContext.ts';
import { CreatedNotification } from '../../../resources/screens/CreatedNotification.tsx';
import { useLeaveAfterSave } from '../../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import type { Domain } from '../Domain.ts';

interface AddDomainDialogProps {
  /** The initial parent; absent: the top. */
  readonly parentId?: string | undefined;
  readonly onClose: () => void;
}

const fields: readonly FieldDescriptor[] = domains.verbs.create.body.fields;

/** A new domain is placed near its parent. */
const inputOverrides = {
  geoPoint: createCenteredGeoPointInput({ source: 'parentId', resource: 'domains' }),
};

/** The dialog for a new domain under a parent. @see DOM-02 */
export const AddDomainDialog = ({ parentId, onClose }: AddDomainDialogProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const notify = useNotify();
  const leaveAfterSave = useLeaveAfterSave();
  const runAction = useResourceMutation('domains');
  const routes = useResourceRoutes();
  const label = text(domains.verbs.create.label);
  const state = useRecordForm<Domain>({
    fields,
    actionLabel: label,
    draft: ['addDomain'],
    ...(parentId !== undefined && { defaultValues: { parentId } }),
    onSubmit: async values => {
      const created = await runAction(provider =>
        provider.create<Domain>('domains', { data: values }),
      );
      return created.data;
    },
    onSaved: ({ id, name }) => {
      const text = translate('record.created', { record: name });
      notify(<CreatedNotification text={text} to={routes.show(domains, id)} />, {
        type: 'success',
      });
      leaveAfterSave(onClose);
    },
  });
  return (
    <RecordFormDialog
      title={label}
      confirmLabel={label}
      {...{ state, fields, inputOverrides, onClose }}
    />
  );
};
