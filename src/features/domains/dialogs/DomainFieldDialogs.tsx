import { useNotify, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import type { InputOverrides } from '../../../resources/descriptor/fieldComponents.ts';
import { OpenGeoPointInput } from '../../../resources/inputs/GeoPointInput.tsx';
import type { FormValues } from '../../../resources/values/FormRules.ts';
import { useLeaveAfterSave } from '../../../resources/form/useLeaveAfterSave.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { RecordFormDialog } from '../../../resources/record/RecordFormDialog.tsx';
import { useMergeOnUpdate } from '../../../resources/form/useMergeOnSave.tsx';
import { useResourceMutation } from '../../../resources/calls/useResourceMutation.ts';
import { useLocalizedText } from '../../../resources/descriptor/useLocalizedText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { LocationPickerContext } from '../../../ui/map/LocationPickerContext.ts';
import type { Domain } from '../Domain.ts';
import { domainLabels } from '../domainLabels.ts';
import { useNearbyDomains } from './useNearbyDomains.ts';

interface DomainFieldDialogProps {
  readonly domain: Domain;
  readonly onClose: () => void;
}

const updateFields: readonly FieldDescriptor[] = domains.verbs.update.body.fields;
/** A PATCH requires no field, but a domain needs a name. */
const nameFields = updateFields
  .filter(({ source }) => source === 'name')
  .map(field => ({ ...field, required: true }));
const geoPointFields = updateFields.filter(({ source }) => source === 'geoPoint');

/** @see DOM-02 */
export const RenameDomainDialog = (props: DomainFieldDialogProps) => (
  <DomainFieldDialog {...props} changeName="rename" fields={nameFields} />
);

/** Changes the position of a domain, on an open map. @see DOM-02 */
export const MoveDomainDialog = (props: DomainFieldDialogProps) => (
  <LocationPickerContext value={useNearbyDomains(props.domain)}>
    <DomainFieldDialog {...props} changeName="moveOnMap" fields={geoPointFields} />
  </LocationPickerContext>
);

/** The map is open from the start. */
const openMapInputs = { geoPoint: OpenGeoPointInput } as unknown as InputOverrides;

interface SingleFieldDialogProps extends DomainFieldDialogProps {
  readonly changeName: 'rename' | 'moveOnMap';
  readonly fields: readonly FieldDescriptor[];
}

/** Changes one property of a domain. A concurrent change of another user is reported first. */
const DomainFieldDialog = ({ domain, changeName, fields, onClose }: SingleFieldDialogProps) => {
  const translate = useTranslate();
  const text = useLocalizedText();
  const notify = useNotify();
  const leaveAfterSave = useLeaveAfterSave();
  const runAction = useResourceMutation('domains');
  const label = text(domainLabels[changeName]);
  const title = translate(`domains.${changeName}.of`, { name: domain.name });
  const state = useRecordForm<FormValues>({
    fields,
    record: domain,
    actionLabel: title,
    draft: [changeName, domain.id],
    onSubmit: values => staleEdit.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      notify(translate(isChanged ? `domains.${changeName}.done` : 'form.unchanged', domain), {
        type: isChanged ? 'success' : 'info',
      });
      leaveAfterSave(onClose);
    },
  });
  const staleEdit = useMergeOnUpdate({
    descriptor: domains,
    fields,
    before: state.initialValues as Domain,
    send: (data, previousData) =>
      runAction(provider => provider.update('domains', { id: domain.id, data, previousData })),
  });
  return (
    <>
      <RecordFormDialog
        title={title}
        confirmLabel={label}
        inputOverrides={changeName === 'moveOnMap' ? openMapInputs : undefined}
        {...{ state, fields, onClose }}
      />
      {staleEdit.dialog}
    </>
  );
};
