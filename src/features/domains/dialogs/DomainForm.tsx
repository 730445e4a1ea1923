import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';

import type { EditOverrides } from '../../../resources/fieldKit.ts';
import { RecordForm } from '../../../resources/form/RecordForm.tsx';
import type { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { OpenGeoPointEdit } from '../../../resources/kits/GeoPointEdit.tsx';
import { DialogFields } from '../../../resources/record/DialogFields.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { DialogFoot } from '../../../ui/DialogFoot.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';

interface DomainFormProps {
  readonly title: string;
  readonly confirm: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  /** The map is open to begin with. */
  readonly isMapOpen?: boolean;
  readonly onClose: () => void;
}

const openMap = { geoPoint: OpenGeoPointEdit } as unknown as EditOverrides;

/** A form about one domain. */
export const DomainForm = ({
  title,
  confirm,
  state,
  fields,
  isMapOpen = false,
  onClose,
}: DomainFormProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState({ control: state.form.control });
  return (
    <FormDialog open title={title} onClose={onClose}>
      <RecordForm
        state={state}
        fields={fields}
        edits={isMapOpen ? openMap : undefined}
        className="dialog-form"
        Frame={DialogFields}
      >
        <DialogFoot
          confirm={confirm}
          cancel={translate('shell.cancel')}
          working={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};
