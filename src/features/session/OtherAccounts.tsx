import { chosenProvider } from '../../data/chosenProvider.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import type { Language } from '../../i18n/language.ts';
import { besideWordsIn } from './besideWords.ts';

interface OtherAccountsProps {
  readonly language: Language;
}

/** The single-sign-on providers: each is offered when its configuration has a link. @see spec A2 (AUTH-06) */
export default function OtherAccounts({ language }: OtherAccountsProps) {
  const say = besideWordsIn(language);
  const providers = [
    { name: 'oauth', of: useConfiguration('oauth'), word: say('signIn.account.first') },
    { name: 'oauth2', of: useConfiguration('oauth2'), word: say('signIn.account.second') },
  ] as const;
  const offered = providers.flatMap(({ name, of, word }) =>
    of?.link && isWebAddress(of.link)
      ? [{ name, link: of.link, word: of.title?.[language] || word }]
      : [],
  );
  if (offered.length === 0) return null;
  return (
    <>
      <div className="login-or">{say('signIn.or')}</div>
      <div className="login-others">
        {offered.map(({ name, link, word }) => (
          <a
            key={name}
            className="login-other"
            href={link}
            onClick={() => chosenProvider.keep(name)}
          >
            {word}
          </a>
        ))}
      </div>
    </>
  );
}

/** A link that a configuration gives is followed only to a page, never run as a script. */
const isWebAddress = (link: string) => /^https?:\/\//i.test(link);
