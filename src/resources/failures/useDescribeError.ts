import { useTranslate } from 'react-admin';

import { isTimeoutError, RESPONSE_TIMEOUT_MS } from '../calls/callWithTimeout.ts';
import { getRemedy } from './remedies.ts';
import { useErrorMessage } from './useErrorMessage.ts';

/** Why something failed, and its remedy, in the current language. */
export interface ErrorDescription {
  readonly reason: string;
  readonly remedy?: string | undefined;
}

interface ErrorContext {
  /** Whether the blocking records are listed below the message. */
  readonly listsBlockers?: boolean;
}

/**
 * Returns the reason of an error, and a remedy if the reason does not include one.
 *
 * @example
 * const { reason, remedy } = useDescribeError()(error);
 */
export function useDescribeError(): (error: unknown, context?: ErrorContext) => ErrorDescription {
  const translate = useTranslate();
  const getErrorMessage = useErrorMessage();
  return (error, { listsBlockers = false } = {}) => {
    const remedy = getRemedy(error);
    return {
      reason: isTimeoutError(error)
        ? translate('failure.timeOut', { seconds: RESPONSE_TIMEOUT_MS / 1000 })
        : getErrorMessage(error),
      remedy:
        remedy &&
        translate(
          remedy === 'remedy.dependents' && listsBlockers ? 'remedy.dependents.listed' : remedy,
        ),
    };
  };
}
