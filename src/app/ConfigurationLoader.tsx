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
 * Asks for all that the platform configures, at once and beside everything else: nobody waits for it. The modules are
 * asked for again when the user changes; the configured language is taken up when it arrives and nobody has chosen one.
 *
 * @see SHELL-08, CALL-05, I18N-01
 */
export const ConfigurationLoader = () => {
  useEffect(() => configurationNames.forEach(name => void configuration.load(name)), []);
  useConfiguration('module');
  useConfiguredLanguage();
  return null;
};

/** Only when it arrives: from then on people choose. */
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
