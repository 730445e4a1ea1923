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

/** Why somebody is here who did not ask for it. */
const SessionEndedMessage = lazyComponent(() => import('./SessionEndedMessage.tsx'), {
  isOptional: true,
});

/** Other ways in wait for the platform to tell of them. */
const SingleSignOnLinks = lazyComponent(() => import('./SingleSignOnLinks.tsx'), {
  isOptional: true,
});

/** The picture comes after the form: nobody waits for it to sign in. */
const NightScene = lazyComponent(async () => (await import('./NightScene.tsx')).NightScene, {
  isOptional: true,
});

interface LoginPageProps {
  /** Why single sign-on has just led here and not into the console. */
  readonly signOnError?: 'refused' | 'unreached' | undefined;
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

/** Whoever left by himself needs no word about it. */
const hasSessionEnded = () => !['left', undefined].includes(session.ended());

/** The stored choice, else what the platform configures; a choice is kept for the next visit. */
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
  return (
    <footer className="login-foot">
      <span>{`© ${new Date().getFullYear()} ${translate('signIn.product')}`}</span>
      {version && <span>{translate('signIn.version', { version: version.version })}</span>}
    </footer>
  );
};
