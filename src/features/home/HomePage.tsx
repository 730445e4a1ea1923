import './home.css';

import { useTranslate } from 'react-admin';

import { LogoTile } from '../../ui/icons/Logo.tsx';
import { DocumentTitle } from '../../ui/Page.tsx';
import { TonightHero } from './TonightHero.tsx';
import { ModulesSection } from './ModulesSection.tsx';
import type { SectionLink } from './OtherSections.tsx';

interface HomePageProps {
  /** Every section that the user can access. */
  readonly sectionLinks: readonly SectionLink[];
}

/** /: tonight in the city, and the modules that the user can access. */
export const HomePage = ({ sectionLinks }: HomePageProps) => {
  const translate = useTranslate();
  return (
    <div className="home">
      <DocumentTitle title={translate('shell.home')} />
      <div className="home-phone-bar">
        <LogoTile />
        {translate('shell.product')}
      </div>
      <TonightHero />
      <ModulesSection sectionLinks={sectionLinks} />
    </div>
  );
};
