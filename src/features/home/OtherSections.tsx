import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon, type IconName } from '../../ui/icons/Icon.tsx';
import type { HomeCard } from './homeCards.ts';

/** A section of the console. */
export interface SectionLink {
  readonly path: string;
  readonly title: string;
  readonly icon: IconName;
}

interface OtherSectionsProps {
  readonly sectionLinks: readonly SectionLink[];
  readonly cards: readonly HomeCard[];
}

/** The sections without a card. */
export const OtherSections = ({ sectionLinks, cards }: OtherSectionsProps) => {
  const translate = useTranslate();
  const otherSections = sectionLinks.filter(
    ({ path }) => !cards.some(({ link }) => isWithin(link, path)),
  );
  if (otherSections.length === 0) return null;
  return (
    <nav
      className="others after-300ms px-32 pt-0 pb-28 max-sm:px-16 max-sm:pb-20"
      aria-labelledby="others"
    >
      <h2 className="type-12 mb-8 font-medium text-3" id="others">
        {translate('home.others')}
      </h2>
      <ul>
        {otherSections.map(({ path, title, icon }) => (
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

const isWithin = (link: string, path: string) => link === path || link.startsWith(`${path}/`);
