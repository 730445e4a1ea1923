import type { Localization } from '@mui/material/locale';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { I18nContext, type I18nProvider, type Store, useNotify, useStore } from 'react-admin';

import { loadCatalogue, createProviderFor, getLoadedCatalogue } from '../data/i18nProvider.ts';
import type { Language } from '../i18n/language.ts';

/**
 * Returns the i18n provider for react-admin with a fixed locale, so that a language change neither remounts the
 * console nor loses unsaved input. {@link LocaleProvider} applies the actual locale.
 */
export const withFixedLocale = (i18nProvider: I18nProvider, store: Store): I18nProvider => ({
  ...i18nProvider,
  changeLocale: () => Promise.resolve(),
  getLocale: () => store.getItem<string>('locale') ?? i18nProvider.getLocale(),
});

interface LocaleProviderProps {
  /** Starts with the initial locale of the console. */
  readonly i18nProvider: I18nProvider;
  readonly children: ReactNode;
}

/**
 * Applies the locale of the store to its children, including MUI's own texts. A change re-renders the texts only:
 * forms, dialogs and scroll positions stay. Until a catalogue has loaded, the previous locale stays active.
 *
 * @see I18N-01
 */
export const LocaleProvider = ({ i18nProvider, children }: LocaleProviderProps) => {
  const notify = useNotify();
  const [locale] = useStore<string>('locale', i18nProvider.getLocale());
  const [activeLocale, setActiveLocale] = useState(() => i18nProvider.getLocale());
  const isLoaded = getLoadedCatalogue(locale) !== undefined;
  if (isLoaded && activeLocale !== locale) setActiveLocale(locale);
  // Another tab may choose a language whose catalogue this tab has not loaded.
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

/** Returns the theme with the component localization of a language merged into its component settings. */
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
