import { useTranslate } from 'react-admin';

import { errorMessage } from '../i18n/errorMessage.ts';

/** Says in the language of the screen why a call failed. */
export function useErrorWords() {
  const translate = useTranslate();
  return (error: unknown) => {
    const { key, options } = errorMessage(error);
    return translate(key, options);
  };
}
