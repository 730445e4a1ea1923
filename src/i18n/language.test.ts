import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { getCurrentLanguage, getAvailableLanguages, storeLanguage } from './language.ts';

const configured = (language: string, languages = ['zh', 'en']) => ({
  default: language,
  languages,
});

const browser = (language: string) =>
  vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);

describe('currentLanguage', () => {
  beforeEach(() => {
    browser('fr-FR');
  });
  afterEach(() => {
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('is the stored choice before anything else [I18N-01]', () => {
    storeLanguage('en');
    expect(localStorage.getItem('appLanguage')).toBe('en');
    expect(getCurrentLanguage(configured('zh'))).toBe('en');
  });

  it('is the default of the configuration next, which is then stored [I18N-01]', () => {
    browser('en-GB');
    expect(getCurrentLanguage(configured('zh'))).toBe('zh');
    expect(localStorage.getItem('appLanguage')).toBe('zh');
  });

  it.each([undefined, null, configured('fr'), { languages: ['en', 'zh'] }])(
    'is the browser’s without its region when the configuration is %j, and is not stored [I18N-01]',
    configuration => {
      browser('zh-Hans-CN');
      expect(getCurrentLanguage(configuration)).toBe('zh');
      expect(localStorage.getItem('appLanguage')).toBeNull();
    },
  );

  it('is English when nothing else is offered [I18N-01]', () => {
    localStorage.setItem('appLanguage', 'de');
    expect(getCurrentLanguage(configured('fr', ['fr']))).toBe('en');
  });

  it('is found in a browser that stores nothing [I18N-01]', () => {
    const respondWithError = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(respondWithError);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(respondWithError);
    expect(getCurrentLanguage(configured('zh'))).toBe('zh');
  });
});

describe('offeredLanguages', () => {
  it('lists what the configuration lists, in its order, as far as there are messages [I18N-01]', () => {
    expect(getAvailableLanguages(configured('en', ['en', 'fr', 'zh']))).toEqual(['en', 'zh']);
  });

  it('lists zh first, then en, without a configuration [I18N-01]', () => {
    expect(getAvailableLanguages()).toEqual(['zh', 'en']);
    expect(getAvailableLanguages(null)).toEqual(['zh', 'en']);
    expect(getAvailableLanguages(configured('fr', ['fr']))).toEqual(['zh', 'en']);
  });
});
