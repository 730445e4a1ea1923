import { useConfiguration } from '../../data/useConfiguration.ts';
import { type Language, languageNames, offeredLanguages } from '../../i18n/language.ts';
import { DrawnIcon } from '../../ui/icons/Drawing.tsx';
import { entryDrawings } from '../../ui/icons/entryDrawings.ts';
import type { Say } from './words.ts';

interface LanguageSelectProps {
  readonly language: Language;
  readonly say: Say;
  readonly onChoose: (language: Language) => void;
}

/** The languages that the platform configures, each in its own words. */
export const LanguageSelect = ({ language, say, onChoose }: LanguageSelectProps) => {
  const offered = new Set([...offeredLanguages(useConfiguration('language')), language]);
  return (
    <span className="login-language">
      <DrawnIcon drawing={entryDrawings.globe} />
      <select
        aria-label={say('signIn.language')}
        value={language}
        onChange={event => onChoose(event.target.value as Language)}
      >
        {[...offered].map(one => (
          <option key={one} value={one} lang={one}>
            {languageNames[one]}
          </option>
        ))}
      </select>
      <DrawnIcon drawing={entryDrawings.down} size={14} />
    </span>
  );
};
