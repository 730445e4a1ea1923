import { useTranslate } from 'react-admin';

import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';
import { useFailureWords } from '../useFailureWords.ts';
import type { FormFailure as Failure } from './useRecordForm.ts';
import { useRefusalWords } from './useRefusalWords.ts';

interface FormFailureProps {
  /** What was tried, and on which record. */
  readonly act: string;
  readonly failure: Failure | undefined;
}

/**
 * Above the fields: what failed, why, and that what was typed is still here. It stays until the next
 * try. Of a session that ended the sign-in page speaks.
 */
export const FormFailure = ({ act, failure }: FormFailureProps) => {
  const translate = useTranslate();
  const words = useFailureWords();
  const refusalWords = useRefusalWords();
  if (!failure || (failure.error as { status?: unknown } | null)?.status === 401) return null;
  const { error, elsewhere } = failure;
  const { reason, remedy } = words(error);
  return (
    <div className="form-failure" role="alert" tabIndex={-1}>
      <StateGlyph state="critical" size={16} />
      <div>
        <p>{translate('action.failed', { act, reason })}</p>
        {elsewhere.length > 0 && (
          <ul>
            {elsewhere.map((detail, index) => (
              <li key={index}>
                <code>{detail.name}</code> {refusalWords(detail)}
              </li>
            ))}
          </ul>
        )}
        <p>
          {remedy} {translate('form.kept')}
        </p>
      </div>
    </div>
  );
};
