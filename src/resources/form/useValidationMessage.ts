import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import type { FieldValidationError } from './fieldValidationError.ts';

/** Says what is wrong with a value: what is allowed, and where it helps what was found. */
export function useValidationMessage() {
  const translate = useTranslate();
  return useCallback(
    ({ key, args, count }: FieldValidationError) => {
      const message = translate(key, args);
      return count === undefined
        ? message
        : translate('validation.found', { words: message, count });
    },
    [translate],
  );
}
