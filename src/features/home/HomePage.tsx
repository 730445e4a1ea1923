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
    <div className="min-h-0 flex-1 overflow-y-auto">
      <DocumentTitle title={translate('shell.home')} />
      <div className="hidden max-sm:flex max-sm:h-56 max-sm:items-center max-sm:gap-10 max-sm:px-16 max-sm:py-0 max-sm:text-15 max-sm:font-semibold">
        <LogoTile />
        {translate('shell.product')}
      </div>
      <TonightHero />
      <ModulesSection sectionLinks={sectionLinks} />
    </div>
  );
};
