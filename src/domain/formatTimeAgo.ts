import 'dayjs/locale/zh-cn.js';

import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);

/** What dayjs calls the languages of the console. */
const DAYJS_LOCALES: Readonly<Record<string, string>> = { zh: 'zh-cn', en: 'en' };

/**
 * How long ago an instant was, in words: `3 minutes ago`, `3 分钟前`. A clock that is a little behind makes no future of
 * it.
 *
 * @param then milliseconds since 1970 (UTC)
 * @param now the same
 * @param language of the screen
 */
export const formatTimeAgo = (language: string, then: number, now: number): string =>
  dayjs(Math.min(then, now))
    .locale(DAYJS_LOCALES[language] ?? 'en')
    .from(now);
