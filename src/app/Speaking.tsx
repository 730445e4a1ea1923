import type { Localization } from '@mui/material/locale';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nContext, type I18nProvider, type Store, useNotify, useStore } from 'react-admin';

import { fetchWords, providerIn, wordsOf } from '../data/i18nProvider.ts';
import type { Language } from '../i18n/language.ts';

/**
 * What react-admin's own provider of translations is given, so that it never makes all that is drawn anew when the
 * language changes, and what was typed with it: to it, the language is always the one that it has. {@link Speaking} is
 * the one that speaks.
 */
export const neverChanging = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  changeLocale: () => Promise.resolve(),
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});

interface SpeakingProps {
  /** Speaks the language that the console begins with. */
  readonly i18nProvider: I18nProvider;
  readonly children: ReactNode;
}

/**
 * Everything inside speaks the language of the store, ours and MUI's own parts. A change draws the words anew and
 * nothing else: forms, dialogs and scroll positions stay. Until a language is fetched, the one before goes on.
 *
 * @see I18N-01
 */
export const Speaking = ({ i18nProvider, children }: SpeakingProps) => {
  const notify = useNotify();
  const [locale] = useStore<string>('locale', i18nProvider.getLocale());
  const [spoken, setSpoken] = useState(() => i18nProvider.getLocale());
  const isThere = wordsOf(locale) !== undefined;
  if (isThere && spoken !== locale) setSpoken(locale);
  // Another tab may choose a language that this one has not fetched.
  useEffect(() => {
    if (isThere) return;
    let current = true;
    fetchWords(locale as Language).then(
      () => current && setSpoken(locale),
      () => current && notify('ra.notification.i18n_error', { type: 'error' }),
    );
    return () => {
      current = false;
    };
  }, [isThere, locale, notify]);

  const words = wordsOf(spoken);
  const provider = useMemo(
    () => (words ? providerIn(spoken, words, i18nProvider) : i18nProvider),
    [i18nProvider, spoken, words],
  );
  const speakingTheme = useCallback((theme: Theme) => themeIn(theme, words?.mui), [words]);
  return (
    <I18nContext value={provider}>
      <ThemeProvider theme={speakingTheme}>{children}</ThemeProvider>
    </I18nContext>
  );
};

/** A theme whose parts speak a language: their words are added to what the look says of each. */
function themeIn(theme: Theme, { components: spoken = {} }: Localization = {}): Theme {
  const styled = (theme.components ?? {}) as Readonly<Record<string, Styled>>;
  const both = Object.entries(spoken).map(([name, { defaultProps }]) => {
    const look = styled[name];
    return [name, { ...look, defaultProps: { ...look?.defaultProps, ...defaultProps } }] as const;
  });
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(both) } };
}

interface Styled {
  readonly defaultProps?: object;
}
