import { ApiError, RecordError } from '../../api/ApiError.ts';
import type { Language } from '../../i18n/language.ts';

/** The second step of a sign-in: with a token that the platform has just issued. */
const USER_CALL = 'GET /users/{id}';

/** The error catalogues, loaded on the first error code. */
const catalogues: Readonly<Record<Language, () => Promise<{ errors: Record<string, string> }>>> = {
  en: () => import('../../i18n/en/errors.ts'),
  zh: () => import('../../i18n/zh/errors.ts'),
};

/** Returns the catalogue message of an error; undefined if there is none, or the catalogue does not load. */
export async function getCatalogueMessage(
  error: unknown,
  language: Language,
): Promise<string | undefined> {
  const key = getMessageKey(error);
  if (key === undefined) return undefined;
  const { errors } = await catalogues[language]().catch(() => ({ errors: {} }));
  const text = (errors as Readonly<Record<string, string>>)[key];
  const { call, field } = error as Partial<RecordError>;
  return text?.replace('%{call}', call ?? '').replace('%{field}', field ?? '');
}

function getMessageKey(error: unknown): string | undefined {
  if (error instanceof RecordError) return error.field ? 'error.account.field' : 'error.account';
  if (!(error instanceof ApiError)) return undefined;
  const { call, status, code } = error;
  if (call === USER_CALL && status === 401) return 'error.account.token';
  return code === undefined ? undefined : `error.code.${code}`;
}
