import { useConfiguration } from '../../data/useConfiguration.ts';
import { type Language, languageNames, getAvailableLanguages } from '../../i18n/language.ts';
import { IconSvg } from '../../ui/icons/IconSvg.tsx';
import { signInIcons } from '../../ui/icons/signInIcons.ts';
import type { TranslateSignIn } from './signInMessages.ts';

interface LanguageSelectProps {
  readonly language: Language;
  readonly translate: TranslateSignIn;
  readonly onChange: (language: Language) => void;
}

/** The languages that the platform configures, each in its own name. */
export const LanguageSelect = ({
  language,
  translate,
  onChange: onChoose,
}: LanguageSelectProps) => {
  const availableLanguages = new Set([
    ...getAvailableLanguages(useConfiguration('language')),
    language,
  ]);
  return (
    <span className="login-language">
      <IconSvg paths={signInIcons.globe} />
      <select
        aria-label={translate('signIn.language')}
        value={language}
        onChange={event => onChoose(event.target.value as Language)}
      >
        {[...availableLanguages].map(languageCode => (
          <option key={languageCode} value={languageCode} lang={languageCode}>
            {languageNames[languageCode]}
          </option>
        ))}
      </select>
      <IconSvg paths={signInIcons.down} size={14} />
    </span>
  );
};
