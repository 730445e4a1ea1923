import { createContext, type ReactNode, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';

import type { FieldDescriptor } from '../../schema/field.ts';
import type { DialogFrameProps } from '../../ui/DialogFrame.tsx';
import { DialogFooter, type DialogFooterProps } from '../../ui/DialogFooter.tsx';
import { DialogBody, FormDialog } from '../../ui/FormDialog.tsx';
import type { InputOverrides } from '../descriptor/fieldComponents.ts';
import { RecordForm, type RecordFormState } from '../form/RecordForm.tsx';

interface RecordFormDialogProps
  extends
    Pick<DialogFrameProps, 'title' | 'size' | 'glyph' | 'onClose'>,
    Pick<DialogFooterProps, 'tone'> {
  readonly state: RecordFormState;
  readonly fields: readonly FieldDescriptor[];
  readonly inputOverrides?: InputOverrides | undefined;
  readonly confirmLabel: string;
  /** Whether the confirm button is disabled while a field is invalid. By default it shows the errors. */
  readonly requiresValid?: boolean;
  /** Why the form cannot be sent, for another reason; empty: it can. */
  readonly disabledReason?: string;
  /** Shown above and below the fields. */
  readonly header?: ReactNode;
  readonly footer?: ReactNode;
  /** Shown above the buttons, where it does not scroll. */
  readonly children?: ReactNode;
}

/**
 * A dialog with the form of a record or of an operation: its fields, Cancel and confirm.
 *
 * @example
 * const state = useRecordForm({ fields, actionLabel: title, onSubmit: save, onSaved: onClose });
 * <RecordFormDialog confirmLabel={translate('form.save')} {...{ title, state, fields, onClose }} requiresValid />;
 */
export const RecordFormDialog = ({
  state,
  fields,
  inputOverrides,
  confirmLabel,
  tone = 'primary',
  requiresValid = false,
  disabledReason = '',
  header,
  footer,
  children,
  onClose,
  ...frame
}: RecordFormDialogProps) => {
  const translate = useTranslate();
  const { isValid, isSubmitting } = useFormState({ control: state.form.control });
  const reason =
    disabledReason === '' && requiresValid && !isValid
      ? translate('form.incomplete')
      : disabledReason;
  return (
    <FormDialog open {...frame} onClose={onClose}>
      <DialogSectionsContext value={{ header, footer }}>
        <RecordForm
          state={state}
          fields={fields}
          inputOverrides={inputOverrides}
          className="dialog-form"
          Frame={DialogFields}
        >
          {children}
          <DialogFooter
            confirmLabel={confirmLabel}
            cancelLabel={translate('shell.cancel')}
            tone={tone}
            disabled={reason !== '' && !isSubmitting}
            disabledReason={reason}
            isPending={isSubmitting}
            onCancel={onClose}
          />
        </RecordForm>
      </DialogSectionsContext>
    </FormDialog>
  );
};

/** The content around the fields: the form takes its frame as a component, which has no other props. */
const DialogSectionsContext = createContext<Pick<RecordFormDialogProps, 'header' | 'footer'>>({});

const DialogFields = ({ children }: { readonly children: ReactNode }) => {
  const { header, footer } = useContext(DialogSectionsContext);
  return (
    <DialogBody>
      {header && <div className="dialog-text">{header}</div>}
      <div className="dialog-fields grid gap-16">{children}</div>
      {footer}
    </DialogBody>
  );
};
