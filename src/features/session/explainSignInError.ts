import { ApiError, isUnreachable } from '../../api/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { translateSignIn } from './signInMessages.ts';

/** The username or the password is wrong. */
const WRONG_PASSWORD_CODE = 51;
/** A system manager has to unlock the account. */
const ACCOUNT_LOCKED_CODE = 34;
const TOO_MANY_REQUESTS_STATUS = 429;

/** Returns the message of a sign-in error. */
export async function explainSignInError(error: unknown, language: Language): Promise<string> {
  const translate = translateSignIn(language);
  const { status, code } = error instanceof ApiError ? error : { status: -1, code: undefined };
  if (isUnreachable(error)) return translate('login.code.network');
  const reason =
    code === WRONG_PASSWORD_CODE || code === ACCOUNT_LOCKED_CODE
      ? translate(`login.code.${code}`)
      : ((await import('./getCatalogueMessage.ts')
          .then(({ getCatalogueMessage }) => getCatalogueMessage(error, language))
          .catch(() => undefined)) ??
        translate('login.code.other', { code: `login.code.${code ?? status}` }));
  return status === TOO_MANY_REQUESTS_STATUS
    ? `${reason} ${translate('login.code.limit')}`
    : reason;
}
