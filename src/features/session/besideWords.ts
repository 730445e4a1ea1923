import { beside as english } from '../../i18n/en/beside.ts';
import { beside as chinese } from '../../i18n/zh/beside.ts';
import { saying } from './words.ts';

/** The words of what stands beside the form. */
export const besideWordsIn = saying<keyof typeof english>({ en: english, zh: chinese });
