import { ApiError, isUnreached, RecordError } from '../../api/ApiError.ts';
import type { Language } from '../../i18n/language.ts';
import { wordsIn } from './words.ts';

/** The catalogue of all codes, fetched only when a code asks for it. */
const catalogues: Readonly<Record<Language, () => Promise<{ errors: Record<string, string> }>>> = {
  en: () => import('../../i18n/en/errors.ts'),
  zh: () => import('../../i18n/zh/errors.ts'),
};

const TOO_MANY = 429;

/** Says why signing in failed. */
export async function explainRefusal(error: unknown, language: Language): Promise<string> {
  const say = wordsIn(language);
  const { status, code } = error instanceof ApiError ? error : { status: -1, code: undefined };
  if (isUnreached(error)) return say('login.code.network');
  if (error instanceof RecordError) {
    const { call, field } = error;
    return say(field ? 'login.record.field' : 'login.record', { call, field });
  }
  const reason =
    code === 51 || code === 34
      ? say(`login.code.${code}`)
      : ((await fromCatalogue(code, language)) ??
        say('login.code.other', { code: `login.code.${code ?? status}` }));
  return status === TOO_MANY ? `${reason} ${say('login.code.limit')}` : reason;
}

async function fromCatalogue(code: number | undefined, language: Language) {
  if (code === undefined) return undefined;
  const { errors } = await catalogues[language]().catch(() => ({ errors: {} }));
  return (errors as Readonly<Record<string, string>>)[`error.code.${code}`];
}
