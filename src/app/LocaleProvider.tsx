import type { Localization } from '@mui/material/locale';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nContext, type I18nProvider, type Store, useNotify, useStore } from 'react-admin';

import { loadCatalogue, createProviderFor, getLoadedCatalogue } from '../data/i18nProvider.ts';
import type { Language } from '../i18n/language.ts';

/**
 * What react-admin's own provider of translations is given, so that it never makes all that is drawn anew when the
 * language changes, and what was typed with it: to it, the language is always the one that it has. {@link LocaleProvider} is
 * the one that speaks.
 */
export const withFixedLocale = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  changeLocale: () => Promise.resolve(),
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});

interface LocaleProviderProps {
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
export const LocaleProvider = ({ i18nProvider, children }: LocaleProviderProps) => {
  const notify = useNotify();
  const [locale] = useStore<string>('locale', i18nProvider.getLocale());
  const [activeLocale, setActiveLocale] = useState(() => i18nProvider.getLocale());
  const isLoaded = getLoadedCatalogue(locale) !== undefined;
  if (isLoaded && activeLocale !== locale) setActiveLocale(locale);
  // Another tab may choose a language that this one has not fetched.
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    loadCatalogue(locale as Language).then(
      () => isCurrent && setActiveLocale(locale),
      () => isCurrent && notify('ra.notification.i18n_error', { type: 'error' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, locale, notify]);

  const localeMessages = getLoadedCatalogue(activeLocale);
  const provider = useMemo(
    () =>
      localeMessages ? createProviderFor(activeLocale, localeMessages, i18nProvider) : i18nProvider,
    [i18nProvider, activeLocale, localeMessages],
  );
  const localizeTheme = useCallback(
    (theme: Theme) => addLocalizationToTheme(theme, localeMessages?.mui),
    [localeMessages],
  );
  return (
    <I18nContext value={provider}>
      <ThemeProvider theme={localizeTheme}>{children}</ThemeProvider>
    </I18nContext>
  );
};

/** A theme whose parts speak a language: their words are added to what the look says of each. */
function addLocalizationToTheme(
  theme: Theme,
  { components: activeLocale = {} }: Localization = {},
): Theme {
  const themeComponents = (theme.components ?? {}) as Readonly<Record<string, ThemeComponent>>;
  const mergedComponents = Object.entries(activeLocale).map(([name, { defaultProps }]) => {
    const themeComponent = themeComponents[name];
    return [
      name,
      { ...themeComponent, defaultProps: { ...themeComponent?.defaultProps, ...defaultProps } },
    ] as const;
  });
  return { ...theme, components: { ...theme.components, ...Object.fromEntries(mergedComponents) } };
}

interface ThemeComponent {
  readonly defaultProps?: object;
}
