import { useTranslate } from 'react-admin';

import type { ServerValidationError } from './ServerValidationError.ts';
import { useValidationMessage } from './useValidationMessage.ts';

/**
 * Returns a function that formats why the platform rejected a value: by the rule of its field, by the rule that it
 * names, else with the platform's message.
 *
 * @example useServerErrorMessage()({ name: 'username', code: 'unique' }) // 'Already in use. Choose another.'
 */
export function useServerErrorMessage() {
  const translate = useTranslate();
  const formatValidationError = useValidationMessage();
  return ({ code, message, validationError }: ServerValidationError) =>
    validationError
      ? formatValidationError(validationError)
      : translate(`form.invalid.${code}`, {
          _: message
            ? translate('form.invalidWithMessage', { message })
            : translate('form.invalid'),
        });
}
