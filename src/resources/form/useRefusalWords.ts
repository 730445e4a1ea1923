import { useTranslate } from 'react-admin';

import type { RefusedField } from './RefusedField.ts';
import { useComplaintWords } from './useComplaintWords.ts';

/** Says why the platform refused a value: by the rule of its field, by the rule that it names, else in the platform's own words. */
export function useRefusalWords() {
  const translate = useTranslate();
  const complaintWords = useComplaintWords();
  return ({ code, message, complaint }: RefusedField) =>
    complaint
      ? complaintWords(complaint)
      : translate(`form.refused.${code}`, {
          _: message ? translate('form.refused.told', { message }) : translate('form.refused'),
        });
}
