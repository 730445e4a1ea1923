import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldValidationError } from './fieldValidationError.ts';

/**
 * Returns a function that formats a validation error: the allowed values, and where useful the actual one.
 *
 * @example useValidationMessage()({ key: 'validation.up.to.N', args: { N: 20 } }) // 'Use at most 20 characters.'
 */
export function useValidationMessage() {
  const translate = useTranslate();
  return useCallback(
    ({ key, args, count }: FieldValidationError) => {
      const message = translate(key, args);
      return count === undefined
        ? message
        : translate('validation.found', { text: message, count });
    },
    [translate],
  );
}
