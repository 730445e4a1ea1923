import { render, screen } from '@testing-library/react';
import { I18nContextProvider, useTranslate } from 'react-admin';
import { beforeAll, expect, it } from 'vitest';

import {
  createI18nProvider,
  loadCatalogue,
  createProviderFor,
} from '../../src/data/i18nProvider.ts';
import { formatTimeAgo } from '../../src/domain/formatTimeAgo.ts';
import { formatWeekdayDate } from '../../src/domain/formatWeekdayDate.ts';
import { formatPeriod } from '../../src/features/media/schedule/calendarSteps.ts';
import type { Language } from '../../src/i18n/language.ts';
import { withLazyMessages } from '../../src/i18n/lazyMessages.ts';
import { useCountArgs } from '../../src/resources/transfer/useCountArgs.ts';
import { useFormatNumber } from '../../src/ui/useFormatNumber.ts';
import '../support/openConsole.tsx';
import { DAY_MS, HOUR_MS } from '../../src/domain/duration.ts';

// The messages of transfers come with their screens.
beforeAll(withLazyMessages(() => Promise.resolve()));

const NOW = Date.parse('2026-11-21T17:30:00Z');

/** A number, two plurals, a date and an age, as a screen formats them. */
const Formats = ({ language }: { readonly language: Language }) => {
  const translate = useTranslate();
  const figures = useFormatNumber();
  const counted = useCountArgs();
  const many = (count: number) => translate('palette.count', { smart_count: count });
  const checked = (count: number) => translate('transfer.check', counted(count));
  const parts = [
    ...[figures(0), figures(1412), figures(1_234_567)],
    ...[many(1), many(2), checked(1), checked(100_000)],
    ...[
      formatWeekdayDate(NOW + 8 * HOUR_MS, language),
      formatTimeAgo(language, NOW - 2 * HOUR_MS, NOW),
    ],
  ];
  return <output>{parts.join(' / ')}</output>;
};

it.each([
  [
    'en',
    '0 / 1,412 / 1,234,567 / One result / 2 results / Check one row / Check 100,000 rows / Sunday 2026-11-22 / 2 hours ago',
  ],
  [
    'zh',
    '0 / 1,412 / 1,234,567 / 共 1 个结果 / 共 2 个结果 / 检查 1 行 / 检查 100,000 行 / 2026-11-22 星期日 / 2 小时前',
  ],
] as const)(
  'numbers, plurals, dates and ages follow the language, not the browser: %s',
  async (language, expected) => {
    const first = await createI18nProvider('en');
    const provider = createProviderFor(language, await loadCatalogue(language), first);
    render(
      <I18nContextProvider value={{ ...provider, getLocale: () => language }}>
        <Formats language={language} />
      </I18nContextProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent(expected);
  },
);

it.each(['en', 'zh'])(
  'days and weeks of a schedule have the date of every list: %s [I18N-02]',
  language => {
    const sunday = Date.UTC(2026, 10, 29) / DAY_MS;
    expect(formatPeriod(sunday, 'day', language)).toBe('2026-11-29');
    expect(formatPeriod(sunday, 'week', language)).toBe('2026-11-23 – 2026-11-29');
  },
);
