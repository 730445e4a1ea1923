import { errorMessage } from '../../../i18n/errorMessage.ts';
import { isTimeOut, LONGEST_ANSWER } from '../../answerWithin.ts';

/** Why something was not done, as it is written down: a key of the catalogue, so that it follows the language. */
export interface KeptReason {
  readonly key: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly code?: number;
  readonly status?: number;
}

/** What an error was, after the page in which it happened is gone. */
export class KeptError extends Error {
  override readonly name = 'KeptError';
  readonly messageKey: string;
  readonly messageOptions: KeptReason['options'];
  readonly code: number | undefined;
  readonly status: number | undefined;
  /** Nobody heard what became of it: it may have been carried out. */
  readonly unheard: boolean;

  constructor({ key, options, code, status }: KeptReason, unheard: boolean) {
    super(key);
    this.messageKey = key;
    this.messageOptions = options;
    this.code = code;
    this.status = status;
    this.unheard = unheard;
  }
}

/** The page was left, or loaded again, before the answer came. */
export const LEFT: KeptReason = { key: 'job.left', options: {} };

export function reasonOf(error: unknown): KeptReason {
  if (isTimeOut(error))
    return { key: 'failure.timeOut', options: { seconds: LONGEST_ANSWER / 1000 } };
  const { key, options } = errorMessage(error);
  const { code, status } = (error ?? {}) as { readonly code?: unknown; readonly status?: unknown };
  return {
    key,
    options,
    ...(typeof code === 'number' && { code }),
    ...(typeof status === 'number' && { status }),
  };
}
