import { useEffect, useEffectEvent } from 'react';

import { configuration, type ConfigurationName } from '../data/configuration.ts';
import { laterReads } from '../data/laterReads.ts';
import { useConfiguration } from '../data/useConfiguration.ts';
import { currentLanguage } from '../i18n/language.ts';
import { useLanguages } from './useLanguages.ts';

const names = Object.keys({
  ...{ version: 0, language: 0 },
  ...laterReads,
}) as readonly ConfigurationName[];

/**
 * Asks for all that the platform configures, at once and beside everything else: nobody waits for it. The modules are
 * asked for again when the user changes; the configured language is taken up when it arrives and nobody has chosen one.
 *
 * @see SHELL-08, CALL-05, I18N-01
 */
export const StartUp = () => {
  useEffect(() => names.forEach(name => void configuration.load(name)), []);
  useConfiguration('module');
  useConfiguredLanguage();
  return null;
};

/** Only when it arrives: from then on people choose. */
function useConfiguredLanguage(): void {
  const configured = useConfiguration('language');
  const { language, choose } = useLanguages();
  const takeUp = useEffectEvent(() => {
    const wanted = currentLanguage(configured);
    if (wanted !== language) choose(wanted);
  });
  useEffect(() => {
    if (configured) takeUp();
  }, [configured]);
}
