import { useTranslate } from 'react-admin';

import type { RefusedField } from './refusedFields.ts';

/** Says why the platform refused a value: by the rule that it names, else in the platform's own words. */
export function useRefusalWords() {
  const translate = useTranslate();
  return ({ code, message }: RefusedField) =>
    translate(`form.refused.${code}`, {
      _: message ? translate('form.refused.told', { message }) : translate('form.refused'),
    });
}
