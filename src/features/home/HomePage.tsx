import './home.css';

import { useTranslate } from 'react-admin';

import { MarkTile } from '../../ui/icons/Mark.tsx';
import { PageTitle } from '../../ui/Page.tsx';
import { Hero } from './Hero.tsx';
import { Modules } from './Modules.tsx';

/** /: tonight over the city, and the modules that the person can go to. */
export const HomePage = () => {
  const translate = useTranslate();
  return (
    <div className="home">
      <PageTitle title={translate('shell.home')} />
      <div className="home-phone-bar">
        <MarkTile />
        {translate('shell.product')}
      </div>
      <Hero />
      <Modules />
    </div>
  );
};
