import { useTranslate } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { FieldInput } from '../inputs/FieldInput.tsx';
import type { FormValues } from '../values/FormRules.ts';
import { toRequestValues } from '../values/toRequestValues.ts';

interface ReportFormProps {
  readonly fields: readonly FieldDescriptor[];
  readonly values: FormValues;
  readonly onSubmit: (values: FormValues) => void;
}

/** The parameters of a report. Leaving it loses nothing: the applied values are in the URL. */
export const ReportForm = ({ fields, values, onSubmit }: ReportFormProps) => {
  const translate = useTranslate();
  const form = useForm<Record<string, unknown>>({
    mode: 'all',
    defaultValues: values,
    shouldFocusError: true,
  });
  return (
    <FormProvider {...form}>
      <form
        className="operation-query flex w-full flex-wrap items-end gap-12 [&>button]:max-sm:flex-[1_1_100%] [&>div]:min-w-180 [&>div]:flex-[0_1_200px] [&>div]:max-sm:flex-[1_1_100%]"
        aria-label={translate('report.query')}
        noValidate
        autoComplete="off"
        onSubmit={event => {
          void form.handleSubmit(formValues => onSubmit(toRequestValues(fields, formValues)))(
            event,
          );
        }}
      >
        {fields.map(field => (
          <div key={field.source}>
            <FieldInput field={field} name={field.source} />
          </div>
        ))}
        <ActionButton kind="primary" type="submit">
          {translate('report.show')}
        </ActionButton>
      </form>
    </FormProvider>
  );
};
