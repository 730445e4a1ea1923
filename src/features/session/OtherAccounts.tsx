import { useConfiguration } from '../../data/useConfiguration.ts';
import type { Language } from '../../i18n/language.ts';
import type { Say } from './words.ts';

interface OtherAccountsProps {
  readonly language: Language;
  readonly say: Say;
}

/** The single-sign-on providers: each is offered when its configuration has a link. */
export const OtherAccounts = ({ language, say }: OtherAccountsProps) => {
  const providers = [
    { of: useConfiguration('oauth'), word: say('signIn.account.first') },
    { of: useConfiguration('oauth2'), word: say('signIn.account.second') },
  ];
  const offered = providers.flatMap(({ of, word }) =>
    of?.link ? [{ link: of.link, word: of.title?.[language] ?? word }] : [],
  );
  if (offered.length === 0) return null;
  return (
    <>
      <div className="login-or">{say('signIn.or')}</div>
      <div className="login-others">
        {offered.map(({ link, word }) => (
          <a key={word} className="login-other" href={link}>
            {word}
          </a>
        ))}
      </div>
    </>
  );
};
