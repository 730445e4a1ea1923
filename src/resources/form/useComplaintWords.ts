import { useCallback } from 'react';
import { useTranslate } from 'react-admin';

import type { Complaint } from './complaint.ts';

/** Says what is wrong with a value: what is allowed, and where it helps what was found. */
export function useComplaintWords() {
  const translate = useTranslate();
  return useCallback(
    ({ key, args, count }: Complaint) => {
      const words = translate(key, args);
      return count === undefined ? words : translate('validation.found', { words, count });
    },
    [translate],
  );
}
