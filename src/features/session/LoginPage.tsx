import './login.css';

import { Suspense, useState } from 'react';

import { session } from '../../api/session.ts';
import { useConfiguration } from '../../data/useConfiguration.ts';
import { currentLanguage, type Language, storeLanguage } from '../../i18n/language.ts';
import { MarkTile } from '../../ui/icons/Mark.tsx';
import { lazyScreen } from '../../ui/lazyScreen.tsx';
import { useDocumentLanguage } from '../../ui/useDocumentLanguage.ts';
import { LanguageSelect } from './LanguageSelect.tsx';
import { SignInForm } from './SignInForm.tsx';
import { type Say, wordsIn } from './words.ts';

/** Why somebody is here who did not ask for it. */
const WhyHere = lazyScreen(() => import('./WhyHere.tsx'), { isExtra: true });

/** Other ways in wait for the platform to tell of them. */
const OtherAccounts = lazyScreen(() => import('./OtherAccounts.tsx'), { isExtra: true });

/** The picture comes after the form: nobody waits for it to sign in. */
const NightScene = lazyScreen(async () => (await import('./NightScene.tsx')).NightScene, {
  isExtra: true,
});

interface LoginPageProps {
  /** Why single sign-on has just led here and not into the console. */
  readonly notLanded?: 'refused' | 'unreached' | undefined;
}

/** /login: the form at the left, a street at night at the right. It needs neither MUI nor react-admin. */
export const LoginPage = ({ notLanded }: LoginPageProps) => {
  const [language, chooseLanguage] = useLanguage();
  const say = wordsIn(language);
  useDocumentLanguage(language);
  return (
    <div className="login">
      <title>{`${say('signIn.title')} · ${say('signIn.product')}`}</title>
      <main className="login-panel">
        <header className="login-head">
          <span className="login-brand">
            <MarkTile large />
            {say('signIn.product')}
          </span>
          <LanguageSelect language={language} say={say} onChoose={chooseLanguage} />
        </header>
        <div className="login-middle">
          <h1 className="login-title">{say('signIn.title')}</h1>
          <p className="login-subtitle">{say('signIn.subtitle')}</p>
          {(notLanded ?? hasEnded()) && (
            <Suspense>
              <WhyHere language={language} notLanded={notLanded} />
            </Suspense>
          )}
          <SignInForm language={language} say={say} />
          <Suspense>
            <OtherAccounts language={language} />
          </Suspense>
        </div>
        <Footer say={say} />
      </main>
      <div className="login-picture">
        <Suspense>
          <NightScene language={language} />
        </Suspense>
      </div>
    </div>
  );
};

/** Whoever left by himself needs no word about it. */
const hasEnded = () => !['left', undefined].includes(session.ended());

/** The stored choice, else what the platform configures; a choice is kept for the next visit. */
function useLanguage(): readonly [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState<Language>();
  const configured = useConfiguration('language');
  const choose = (language: Language) => {
    storeLanguage(language);
    setChosen(language);
  };
  return [chosen ?? currentLanguage(configured), choose];
}

const Footer = ({ say }: { readonly say: Say }) => {
  const version = useConfiguration('version');
  return (
    <footer className="login-foot">
      <span>{`© ${new Date().getFullYear()} ${say('signIn.product')}`}</span>
      {version && <span>{say('signIn.version', { version: version.version })}</span>}
    </footer>
  );
};
