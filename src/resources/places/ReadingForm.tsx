import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FieldEdit } from '../fieldEdits.tsx';
import type { FormValues } from '../form/FormRules.ts';
import { plainValues } from '../form/plainValues.ts';

interface ReadingFormProps {
  readonly fields: readonly FieldDescriptor[];
  readonly values: FormValues;
  readonly onAsk: (values: FormValues) => void;
}

/** What a reading takes. Nothing is lost when it is left: what is shown stands in the address. */
export const ReadingForm = ({ fields, values, onAsk }: ReadingFormProps) => {
  const translate = useTranslate();
  const form = useForm<Record<string, unknown>>({
    mode: 'all',
    defaultValues: values,
    shouldFocusError: true,
  });
  return (
    <FormProvider {...form}>
      <form
        className="place-question"
        aria-label={translate('reading.question')}
        noValidate
        autoComplete="off"
        onSubmit={event => {
          void form.handleSubmit(given => onAsk(plainValues(fields, given)))(event);
        }}
      >
        {fields.map(field => (
          <div key={field.source}>
            <FieldEdit field={field} name={field.source} />
          </div>
        ))}
        <ActionButton kind="primary" type="submit">
          {translate('reading.show')}
        </ActionButton>
      </form>
    </FormProvider>
  );
};
