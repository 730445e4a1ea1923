import { describe, expect, it } from 'vitest';

import { createI18nProvider, withLazyMessages } from './i18nProvider.ts';

describe('createI18nProvider', () => {
  it('uses the first language at once [I18N-01]', async () => {
    const { translate, getLocale } = await createI18nProvider('zh');
    expect(getLocale()).toBe('zh');
    expect(translate('ra.action.save')).toBe('保存');
    expect(translate('validation.up.to.N', { N: 32 })).toBe('最多 32 个字符。');
  });

  it('changes the language when another is chosen, without a reload [I18N-01]', async () => {
    const { translate, changeLocale, getLocale } = await createI18nProvider('en');
    expect(translate('ra.notification.deleted', { smart_count: 2 })).toBe('2 elements deleted');
    await changeLocale('zh');
    expect(getLocale()).toBe('zh');
    expect(translate('ra.notification.deleted', { smart_count: 2 })).toBe('已删除 2 项');
    await changeLocale('en');
    expect(translate('error.code.68')).toBe('The name is taken.');
  });

  it('offers what the configuration offers [I18N-01]', async () => {
    const offered = await createI18nProvider('en', { default: 'en', languages: ['en'] });
    expect(offered.getLocales?.()).toEqual([{ locale: 'en', name: 'English' }]);
    const built = await createI18nProvider('en');
    expect(built.getLocales?.().map(({ locale }) => locale)).toEqual(['zh', 'en']);
  });

  it('loads the messages of a later screen, also in a language chosen after it [I18N-01]', async () => {
    const { translate, changeLocale } = await createI18nProvider('en');
    await expect(withLazyMessages(() => Promise.resolve('a screen'))()).resolves.toBe('a screen');
    expect(translate('reference.everything')).toBe('Show all errors');
    await changeLocale('zh');
    expect(translate('reference.everything')).toBe('显示全部错误');
  });
});
