import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { paths } from '../../paths.ts';
import type { HomeCard } from './cards.ts';
import type { Way } from './Others.tsx';

interface CardProps {
  readonly card: HomeCard;
  readonly note: string | undefined;
  /** Every section that the person may enter. */
  readonly ways: readonly Way[];
}

/** One module: what it is, what it is for, and the way to it. */
export const Card = ({ card, note, ways }: CardProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'zh' ? 'zh' : 'en';
  const { key, title, icon, newTab } = card;
  const about = translate(`home.about.${key}`, { _: '' });
  const own = noteOf(card);
  const sections = ways.filter(({ path }) => card.sections.includes(path));
  const found =
    sections.length > 0
      ? translate('home.inSections', { sections: sections.map(({ title }) => title).join(', ') })
      : own && translate(own);
  const words = note ?? found;
  return (
    <Frame card={card} locale={locale}>
      <span className="module-icon">
        <Icon name={icon} size={24} />
      </span>
      <h3>{title[locale]}</h3>
      <span className="module-go">
        {card.link && !isHere(card) && <Icon name={newTab ? 'external' : 'arrow'} />}
      </span>
      <span className="module-about">{about}</span>
      <span className="module-note">{words}</span>
    </Frame>
  );
};

interface FrameProps {
  readonly card: HomeCard;
  readonly locale: string;
  readonly children: ReactNode;
}

/** A link inside the console, a link to elsewhere, or no link. */
const Frame = ({ card, locale, children }: FrameProps) => {
  const { link, newTab } = card;
  if (!link) return <div className="module-card module-off">{children}</div>;
  const target = link.replaceAll('{language}', locale);
  return newTab ? (
    <a className="module-card" href={target} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link
      className="module-card"
      to={target}
      {...(isHere(card) && { 'aria-current': 'page', onClick: showTop })}
    >
      {children}
    </Link>
  );
};

/** The card of the city view leads to the page that it stands on. @see spec A2 (SHELL-11) */
const isHere = ({ link }: HomeCard) => link === paths.home;

/** Leads to the top of the page, where the city is shown. */
function showTop(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function noteOf(card: HomeCard): string | undefined {
  const { link, newTab, isWaiting } = card;
  if (isHere(card)) return 'home.here';
  if (isWaiting) return 'home.noProject';
  if (!link) return 'home.noLink';
  return newTab ? 'home.newTab' : undefined;
}
