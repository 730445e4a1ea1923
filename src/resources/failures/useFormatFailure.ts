import { useTranslate } from 'react-admin';

import { useDescribeError } from './useDescribeError.ts';

/**
 * Returns a function that formats a failed action for the dialog that called it: the action with its record, the reason
 * and the remedy.
 *
 * @example
 * const formatFailure = useFormatFailure();
 * formatFailure(translate('action.confirm', { action: text(operation.label), record: asset.name }), error);
 *
 * @see ERR-03
 */
export function useFormatFailure() {
  const translate = useTranslate();
  const describeError = useDescribeError();
  return (action: string, error: unknown): string => {
    const { reason, remedy = '' } = describeError(error);
    return `${translate('action.failed', { action, reason })} ${remedy}`.trim();
  };
}
