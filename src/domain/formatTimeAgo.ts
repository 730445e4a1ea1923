import 'dayjs/locale/zh-cn.js';

import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';

dayjs.extend(relativeTime);

/** The names of the console's languages in dayjs. */
const DAYJS_LOCALES: Readonly<Record<string, string>> = { zh: 'zh-cn', en: 'en' };

/**
 * Formats the time since an instant: `3 minutes ago`, `3 分钟前`. An instant slightly in the future, from a slow clock,
 * counts as now.
 *
 * @param then milliseconds since 1970 (UTC)
 * @param now the same
 * @param language of the screen
 */
export const formatTimeAgo = (language: string, then: number, now: number): string =>
  dayjs(Math.min(then, now))
    .locale(DAYJS_LOCALES[language] ?? 'en')
    .from(now);
