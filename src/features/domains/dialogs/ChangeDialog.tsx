import { useNotify, useTranslate } from 'react-admin';

import { domains } from '../../../generated/core/resources.ts';
import type { FormValues } from '../../../resources/form/FormRules.ts';
import { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { useStaleEdit } from '../../../resources/form/useStaleEdit.tsx';
import { useAct } from '../../../resources/useAct.ts';
import { useText } from '../../../resources/useText.ts';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { SurroundingsContext } from '../../../ui/map/surroundings.ts';
import type { Domain } from '../Domain.ts';
import { words } from '../words.ts';
import { DomainForm } from './DomainForm.tsx';
import { useSurroundings } from './useSurroundings.ts';

interface ChangeDialogProps {
  readonly domain: Domain;
  readonly onClose: () => void;
}

const change: readonly FieldDescriptor[] = domains.verbs.update.body.fields;
/** In a PATCH nothing is required; a domain keeps a name all the same. */
const nameField = change
  .filter(({ source }) => source === 'name')
  .map(field => ({ ...field, required: true }));
const placeField = change.filter(({ source }) => source === 'geoPoint');

/** Another name. @see DOM-02 */
export const RenameDialog = (props: ChangeDialogProps) => (
  <OneChange {...props} what="rename" fields={nameField} />
);

/** Another place, on a map that is open. @see DOM-02 */
export const PlaceDialog = (props: ChangeDialogProps) => (
  <SurroundingsContext value={useSurroundings(props.domain)}>
    <OneChange {...props} what="place" fields={placeField} />
  </SurroundingsContext>
);

interface OneChangeProps extends ChangeDialogProps {
  readonly what: 'rename' | 'place';
  readonly fields: readonly FieldDescriptor[];
}

/** One property of a domain. Whoever else has changed it meanwhile is heard first. */
const OneChange = ({ domain, what, fields, onClose }: OneChangeProps) => {
  const translate = useTranslate();
  const text = useText();
  const notify = useNotify();
  const act = useAct('domains');
  const label = text(words[what]);
  const title = translate(`domains.${what}.of`, { name: domain.name });
  const state = useRecordForm<FormValues>({
    fields,
    record: domain,
    act: title,
    draft: [what, domain.id],
    onSubmit: values => stale.save(values),
    onSaved: changes => {
      const isChanged = Object.keys(changes).length > 0;
      notify(translate(isChanged ? `domains.${what}.done` : 'form.unchanged', domain), {
        type: isChanged ? 'success' : 'info',
      });
      onClose();
    },
  });
  const stale = useStaleEdit({
    descriptor: domains,
    fields,
    before: state.begun as Domain,
    send: (data, previousData) =>
      act(provider => provider.update('domains', { id: domain.id, data, previousData })),
  });
  return (
    <>
      <DomainForm
        title={title}
        confirm={label}
        isMapOpen={what === 'place'}
        {...{ state, fields, onClose }}
      />
      {stale.dialog}
    </>
  );
};
