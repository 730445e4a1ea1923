import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import type { HomeCard } from './cards.ts';

/** A section of the console. */
export interface Way {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
}

interface OthersProps {
  readonly ways: readonly Way[];
  readonly cards: readonly HomeCard[];
}

/** The sections that no card leads to. */
export const Others = ({ ways, cards }: OthersProps) => {
  const translate = useTranslate();
  const others = ways.filter(({ path }) => !cards.some(({ link }) => leadsTo(link, path)));
  if (others.length === 0) return null;
  return (
    <nav className="others after-300ms" aria-labelledby="others">
      <h2 id="others">{translate('home.others')}</h2>
      <ul>
        {others.map(({ path, title, icon }) => (
          <li key={path}>
            <Link to={path}>
              <Icon name={icon} />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const leadsTo = (link: string, path: string) => link === path || link.startsWith(`${path}/`);
