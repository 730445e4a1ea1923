import { useTranslate } from 'react-admin';

import { isSignedOut } from '../../domain/errorStatus.ts';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useDescribeError } from '../failures/useDescribeError.ts';
import type { FormSubmitError as Failure } from './useFormSubmission.ts';
import { useServerErrorMessage } from '../values/useServerErrorMessage.ts';

interface FormErrorMessageProps {
  /** The label of the failed action and its record. */
  readonly actionLabel: string;
  readonly submitError: Failure | undefined;
}

/**
 * Shown above the fields: what failed, why, and that the input is still there. It stays until the next submit. An ended
 * session is reported by the sign-in page.
 */
export const FormErrorMessage = ({ actionLabel, submitError }: FormErrorMessageProps) => {
  const translate = useTranslate();
  const describeError = useDescribeError();
  const formatServerError = useServerErrorMessage();
  if (!submitError || isSignedOut(submitError.error)) return null;
  const { error, otherErrors } = submitError;
  const { reason, remedy } = describeError(error);
  return (
    <div
      className="form-failure flex gap-8 rounded-2 border border-(--fault) bg-(--fault-soft) p-12 leading-13 wrap-anywhere [&_ul]:pl-18"
      role="alert"
      tabIndex={-1}
    >
      <StateGlyph state="critical" size={16} />
      <div>
        <p>{translate('action.failed', { action: actionLabel, reason })}</p>
        {otherErrors.length > 0 && (
          <ul>
            {otherErrors.map((detail, index) => (
              <li key={index}>
                <code>{detail.name}</code> {formatServerError(detail)}
              </li>
            ))}
          </ul>
        )}
        <p>
          {remedy} {translate('form.notSaved')}
        </p>
      </div>
    </div>
  );
};
