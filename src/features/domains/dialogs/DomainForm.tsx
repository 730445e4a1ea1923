import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';

import type { InputOverrides } from '../../../resources/descriptor/fieldComponents.ts';
import { RecordForm } from '../../../resources/form/RecordForm.tsx';
import type { useRecordForm } from '../../../resources/form/useRecordForm.ts';
import { OpenGeoPointInput } from '../../../resources/inputs/GeoPointInput.tsx';
import { DialogFields } from '../../../resources/record/DialogFields.tsx';
import type { FieldDescriptor } from '../../../schema/field.ts';
import { DialogFooter } from '../../../ui/DialogFooter.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';

interface DomainFormProps {
  readonly title: string;
  readonly confirmLabel: string;
  readonly state: ReturnType<typeof useRecordForm>;
  readonly fields: readonly FieldDescriptor[];
  /** Whether the map is open initially. */
  readonly isMapOpen?: boolean;
  readonly onClose: () => void;
}

const openMapInputs = { geoPoint: OpenGeoPointInput } as unknown as InputOverrides;

export const DomainForm = ({
  title,
  confirmLabel,
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
        inputOverrides={isMapOpen ? openMapInputs : undefined}
        className="dialog-form"
        Frame={DialogFields}
      >
        <DialogFooter
          confirmLabel={confirmLabel}
          cancelLabel={translate('shell.cancel')}
          isPending={isSubmitting}
          onCancel={onClose}
        />
      </RecordForm>
    </FormDialog>
  );
};
