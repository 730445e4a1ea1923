import './login.css';

import { useState } from 'react';

import { session } from '../../api/session.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import { getCurrentLanguage, type Language, storeLanguage } from '../../i18n/language.ts';
import { LogoTile } from '../../ui/icons/Logo.tsx';
import { LazyBoundary } from '../../ui/LazyBoundary.tsx';
import { lazyComponent } from '../../ui/lazyComponent.tsx';
import { useDocumentLanguage } from '../../ui/useDocumentLanguage.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type TranslateSignIn, translateSignIn } from './signInMessages.ts';

/** Why the user was redirected to the sign-in page. */
const SessionEndedMessage = lazyComponent(() => import('./SessionEndedMessage.tsx'), {
  isOptional: true,
});

/** Single sign-on links, which wait for the platform configuration. */
const SingleSignOnLinks = lazyComponent(() => import('./SingleSignOnLinks.tsx'), {
  isOptional: true,
});

/** The picture loads after the form: signing in does not wait for it. */
const NightScene = lazyComponent(async () => (await import('./NightScene.tsx')).NightScene, {
  isOptional: true,
});

interface LoginPageProps {
  /** Why the last single sign-on failed. */
  readonly signOnError?: 'denied' | 'unreached' | undefined;
}

/** /login: the form at the left, a street at night at the right. It needs neither MUI nor react-admin. */
export const LoginPage = ({ signOnError }: LoginPageProps) => {
  const [language, setLanguage] = useLoginLanguage();
  const translate = translateSignIn(language);
  useDocumentLanguage(language);
  return (
    <div className="login">
      <title>{`${translate('signIn.title')} · ${translate('signIn.product')}`}</title>
      <main className="login-panel">
        <header className="login-head">
          <span className="login-brand">
            <LogoTile isLarge />
            {translate('signIn.product')}
          </span>
          <LanguageSelect language={language} translate={translate} onChange={setLanguage} />
        </header>
        <div className="login-middle">
          <h1 className="login-title">{translate('signIn.title')}</h1>
          <p className="login-subtitle">{translate('signIn.subtitle')}</p>
          {(signOnError ?? hasSessionEnded()) && (
            <LazyBoundary>
              <SessionEndedMessage language={language} signOnError={signOnError} />
            </LazyBoundary>
          )}
          <SignInForm language={language} translate={translate} />
          <LazyBoundary>
            <SingleSignOnLinks language={language} />
          </LazyBoundary>
        </div>
        <LoginFooter translate={translate} />
      </main>
      <div className="login-picture">
        <LazyBoundary>
          <NightScene language={language} />
        </LazyBoundary>
      </div>
    </div>
  );
};

/** A user who logged out needs no message. */
const hasSessionEnded = () => !['left', undefined].includes(session.ended());

/** Returns the stored language, else the configured one; the setter persists the choice. */
function useLoginLanguage(): readonly [Language, (language: Language) => void] {
  const [selectedLanguage, setSelectedLanguage] = useState<Language>();
  const languageConfig = useConfiguration('language');
  const selectLanguage = (language: Language) => {
    storeLanguage(language);
    setSelectedLanguage(language);
  };
  return [selectedLanguage ?? getCurrentLanguage(languageConfig), selectLanguage];
}

const LoginFooter = ({ translate }: { readonly translate: TranslateSignIn }) => {
  const version = useConfiguration('version');
  const [year] = useState(() => new Date().getFullYear());
  return (
    <footer className="login-foot">
      <span>{`© ${year} ${translate('signIn.product')}`}</span>
      {version && <span>{translate('signIn.version', { version: version.version })}</span>}
    </footer>
  );
};
