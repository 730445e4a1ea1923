import { useEffect, useEffectEvent } from 'react';

import { configuration, type ConfigurationName } from '../data/configuration.ts';
import { lazyReads } from '../data/lazyReads.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { getCurrentLanguage } from '../i18n/language.ts';
import { useLanguages } from './useLanguages.ts';

const configurationNames = Object.keys({
  ...{ version: 0, language: 0 },
  ...lazyReads,
}) as readonly ConfigurationName[];

/**
 * Loads the platform configuration in parallel, without blocking the console. The modules load again when the user
 * changes; the configured language applies on arrival unless the user has chosen one.
 *
 * @see SHELL-08, CALL-05, I18N-01
 */
export const ConfigurationLoader = () => {
  useEffect(() => configurationNames.forEach(name => void configuration.load(name)), []);
  useConfiguration('module');
  useConfiguredLanguage();
  return null;
};

/** Only on arrival: later choices of the user have priority. */
function useConfiguredLanguage(): void {
  const languageConfiguration = useConfiguration('language');
  const { language, choose } = useLanguages();
  const applyConfiguredLanguage = useEffectEvent(() => {
    const configuredLanguage = getCurrentLanguage(languageConfiguration);
    if (configuredLanguage !== language) choose(configuredLanguage);
  });
  useEffect(() => {
    if (languageConfiguration) applyConfiguredLanguage();
  }, [languageConfiguration]);
}
