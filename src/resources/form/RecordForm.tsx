import { type ComponentType, type ReactNode, useRef } from 'react';
import { FormProvider } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { GroupDescriptor } from '../../schema/resource.ts';
import { useUnsavedForm } from '../../ui/unsaved/unsavedForms.ts';
import type { InputOverrides } from '../descriptor/fieldComponents.ts';
import { RestoredDraftNotification } from './RestoredDraftNotification.tsx';
import { FormRulesContext } from '../values/FormRules.ts';
import { FormErrorMessage } from './FormErrorMessage.tsx';
import { FormGroups } from './FormGroups.tsx';
import { useFocusFirstError } from './useFocusFirstError.ts';
import type { useRecordForm } from './useRecordForm.ts';

/** The state of a form; submission is up to the owner of the form. */
export type RecordFormState = Omit<ReturnType<typeof useRecordForm>, 'restart'>;

interface RecordFormProps {
  readonly state: RecordFormState;
  readonly fields: readonly FieldDescriptor[];
  readonly groups?: readonly GroupDescriptor[];
  readonly inputOverrides?: InputOverrides | undefined;
  readonly className: string;
  /** Wraps the fields, e.g. as the body of a dialog. */
  readonly Frame: ComponentType<{ readonly children: ReactNode }>;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A form of fields. The validation of the browser is off: messages come from the catalogue. */
export const RecordForm = ({
  state: {
    form,
    submit,
    isUnsaved,
    formRules,
    actionLabel,
    submitError,
    serverErrorCount,
    restoredDraft,
  },
  fields,
  groups = [],
  inputOverrides,
  className,
  Frame,
  children,
}: RecordFormProps) => {
  const formElement = useRef<HTMLFormElement>(null);
  useUnsavedForm(isUnsaved);
  useFocusFirstError(formElement, form, serverErrorCount, submitError);
  return (
    <FormProvider {...form}>
      <FormRulesContext value={formRules}>
        <form
          ref={formElement}
          className={className}
          noValidate
          autoComplete="off"
          onSubmit={submit}
        >
          <Frame>
            {restoredDraft && (
              <RestoredDraftNotification
                hasOmittedSecrets={restoredDraft.hasOmittedSecrets}
                onDiscard={restoredDraft.discard}
              />
            )}
            <FormErrorMessage actionLabel={actionLabel} submitError={submitError} />
            <FormGroups fields={fields} groups={groups} inputOverrides={inputOverrides} />
          </Frame>
          {children}
        </form>
      </FormRulesContext>
    </FormProvider>
  );
};
