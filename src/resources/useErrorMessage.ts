import { useTranslate } from 'react-admin';

import { toErrorMessage } from '../i18n/toErrorMessage.ts';

/** Says in the language of the screen why a call failed. */
export function useErrorMessage() {
  const translate = useTranslate();
  return (error: unknown) => {
    const { key, options } = toErrorMessage(error);
    return translate(key, options);
  };
}
