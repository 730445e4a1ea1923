import { useTranslate } from 'react-admin';

import type { RefusedField } from './refusedFields.ts';

/** Says why the platform refused a value, by the rule that it names. */
export function useRefusalWords() {
  const translate = useTranslate();
  return ({ code }: RefusedField) =>
    translate(`form.refused.${code}`, { _: translate('form.refused') });
}
