import { signInExtras as english } from '../../i18n/en/signInExtras.ts';
import { signInExtras as chinese } from '../../i18n/zh/signInExtras.ts';
import { createTranslate } from './signInMessages.ts';

export const translateSignInExtra = createTranslate<keyof typeof english>({
  en: english,
  zh: chinese,
});
