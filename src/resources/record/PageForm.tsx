import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { type UseFormReturn, useFormState } from 'react-hook-form';

import { ActionButton } from '../../ui/ActionButton.tsx';

/** The fields of a form that is a page. */
export const PageFields = ({ children }: { children: ReactNode }) => (
  <div className="record-fields">{children}</div>
);

interface PageFootProps {
  readonly confirm: string;
  readonly form: UseFormReturn<Record<string, unknown>>;
  readonly onCancel: () => void;
}

export const PageFoot = ({ confirm, form, onCancel }: PageFootProps) => {
  const translate = useTranslate();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <div className="record-foot">
      <ActionButton onClick={onCancel}>{translate('shell.cancel')}</ActionButton>
      <ActionButton kind="primary" type="submit" working={isSubmitting}>
        {confirm}
      </ActionButton>
    </div>
  );
};
