import './home.css';

import { useTranslate } from 'react-admin';

import { MarkTile } from '../../ui/icons/Mark.tsx';
import { PageTitle } from '../../ui/Page.tsx';
import { Hero } from './Hero.tsx';
import { Modules } from './Modules.tsx';
import type { Way } from './Others.tsx';

interface HomePageProps {
  /** Every section that the person may enter. */
  readonly ways: readonly Way[];
}

/** /: tonight over the city, and the modules that the person can go to. */
export const HomePage = ({ ways }: HomePageProps) => {
  const translate = useTranslate();
  return (
    <div className="home">
      <PageTitle title={translate('shell.home')} />
      <div className="home-phone-bar">
        <MarkTile />
        {translate('shell.product')}
      </div>
      <Hero />
      <Modules ways={ways} />
    </div>
  );
};
