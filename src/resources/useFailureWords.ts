import { useTranslate } from 'react-admin';

import { isTimeOut, LONGEST_ANSWER } from './answerWithin.ts';
import { remedyOf } from './remedies.ts';
import { useErrorWords } from './useErrorWords.ts';

/** Why something failed, and what to do about it, in the language of the screen. */
export interface FailureWords {
  readonly reason: string;
  readonly remedy?: string | undefined;
}

interface FailureContext {
  /** Whether the records that block the action are listed below the message. */
  readonly listsBlockers?: boolean;
}

/** Says why something failed, and what can be done, where the reason does not say that itself. */
export function useFailureWords(): (error: unknown, context?: FailureContext) => FailureWords {
  const translate = useTranslate();
  const errorWords = useErrorWords();
  return (error, { listsBlockers = false } = {}) => {
    const remedy = remedyOf(error);
    return {
      reason: isTimeOut(error)
        ? translate('failure.timeOut', { seconds: LONGEST_ANSWER / 1000 })
        : errorWords(error),
      remedy:
        remedy &&
        translate(remedy === 'remedy.free' && listsBlockers ? 'remedy.free.listed' : remedy),
    };
  };
}
