import { cleanup, render } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';

import { createField } from '../../../../tests/support/testDescriptors.ts';
import { resources as en } from '../../../i18n/en/resources.ts';
import { resources as zh } from '../../../i18n/zh/resources.ts';
import { ConditionLabel } from './ConditionLabel.tsx';

afterEach(cleanup);

const MESSAGES = { en, zh };
const field = createField({ kind: 'text', source: 'id', label: { en: 'ID', zh: '编号' } });

const formatCondition = (language: 'en' | 'zh', count: number) =>
  render(
    <I18nContextProvider
      value={polyglotI18nProvider(() => MESSAGES[language] as never, language, [], {
        allowMissing: true,
      })}
    >
      <ConditionLabel
        condition={{
          ...{ field, operator: 'inq' },
          value: Array.from({ length: count }, (_, index) => `L${index + 1}`),
        }}
      />
    </I18nContextProvider>,
  ).container.textContent;

it.each([
  ['en', 'ID is one of 1,112 values: L1…'],
  ['zh', '编号 属于 1,112 个值，如 L1…'],
] as const)('a condition of many values in %s has their number and the first', (language, text) => {
  expect(formatCondition(language, 1112)).toBe(text);
});

it('a condition of five values lists them', () => {
  expect(formatCondition('en', 5)).toMatch(/L1.*L2.*L3.*L4.*L5$/u);
});
