import { chosenSignOnProvider } from '../../data/chosenSignOnProvider.ts';
import { configuration } from '../../data/configuration.ts';
import { useConfiguration, useHasFailed } from '../../data/useConfiguration.ts';
import type { Language } from '../../i18n/language.ts';
import { translateSignInExtra } from './signInExtraMessages.ts';

interface SingleSignOnLinksProps {
  readonly language: Language;
}

/** The single sign-on providers: each is shown if its configuration has a link. @see AUTH-06 */
export default function SingleSignOnLinks({ language }: SingleSignOnLinksProps) {
  const translate = translateSignInExtra(language);
  const providers = [
    {
      name: 'oauth',
      providerConfig: useConfiguration('oauth'),
      providerLabel: translate('signIn.account.first'),
    },
    {
      name: 'oauth2',
      providerConfig: useConfiguration('oauth2'),
      providerLabel: translate('signIn.account.second'),
    },
  ] as const;
  const availableProviders = providers.flatMap(({ name, providerConfig, providerLabel }) =>
    providerConfig?.link && isHttpUrl(providerConfig.link)
      ? [
          {
            name,
            link: providerConfig.link,
            providerLabel: providerConfig.title?.[language] || providerLabel,
          },
        ]
      : [],
  );
  const failedProviders = [
    useHasFailed('oauth') && 'oauth',
    useHasFailed('oauth2') && 'oauth2',
  ] as const;
  const retry = () => failedProviders.forEach(name => name && void configuration.load(name));
  return (
    <>
      {availableProviders.length > 0 && <div className="login-or">{translate('signIn.or')}</div>}
      {availableProviders.length > 0 && (
        <div className="login-others">
          {availableProviders.map(({ name, link, providerLabel }) => (
            <a
              key={name}
              className="login-other"
              href={link}
              onClick={() => chosenSignOnProvider.save(name)}
            >
              {providerLabel}
            </a>
          ))}
        </div>
      )}
      {failedProviders.some(Boolean) && (
        <p className="login-failed">
          {translate('signIn.accounts.failed')}{' '}
          <button type="button" className="login-retry" onClick={retry}>
            {translate('signIn.accounts.retry')}
          </button>
        </p>
      )}
    </>
  );
}

/** A configured link must be a page, never a script URL. */
const isHttpUrl = (link: string) => /^https?:\/\//i.test(link);
