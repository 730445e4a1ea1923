import { ApiError, isUnreached } from '../../api/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { wordsIn } from './words.ts';

const TOO_MANY = 429;

/** Says why signing in failed. */
export async function explainRefusal(error: unknown, language: Language): Promise<string> {
  const say = wordsIn(language);
  const { status, code } = error instanceof ApiError ? error : { status: -1, code: undefined };
  if (isUnreached(error)) return say('login.code.network');
  const reason =
    code === 51 || code === 34
      ? say(`login.code.${code}`)
      : ((await import('./catalogueText.ts')
          .then(({ catalogueText }) => catalogueText(error, language))
          .catch(() => undefined)) ??
        say('login.code.other', { code: `login.code.${code ?? status}` }));
  return status === TOO_MANY ? `${reason} ${say('login.code.limit')}` : reason;
}
