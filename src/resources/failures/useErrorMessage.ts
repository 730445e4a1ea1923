import { useTranslate } from 'react-admin';

import { toErrorMessage } from '../../i18n/toErrorMessage.ts';

/**
 * Returns the message of an error in the current language.
 *
 * @example
 * const getErrorMessage = useErrorMessage();
 * getErrorMessage(error); // the text of the error code, of the status or of the transport
 */
export function useErrorMessage() {
  const translate = useTranslate();
  return (error: unknown) => {
    const { key, options } = toErrorMessage(error);
    return translate(key, options);
  };
}
