import { chosenProvider } from '../../data/chosenProvider.ts';
import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed } from '../../data/useConfiguration.ts';
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
  const failed = [useHasFailed('oauth') && 'oauth', useHasFailed('oauth2') && 'oauth2'] as const;
  const retry = () => failed.forEach(name => name && void configuration.load(name));
  return (
    <>
      {offered.length > 0 && <div className="login-or">{say('signIn.or')}</div>}
      {offered.length > 0 && (
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
      )}
      {failed.some(Boolean) && (
        <p className="login-failed">
          {say('signIn.accounts.failed')}{' '}
          <button type="button" className="login-retry" onClick={retry}>
            {say('signIn.accounts.retry')}
          </button>
        </p>
      )}
    </>
  );
}

/** A link that a configuration gives is followed only to a page, never run as a script. */
const isWebAddress = (link: string) => /^https?:\/\//i.test(link);
