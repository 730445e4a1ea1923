import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import type { HomeCard } from './cards.ts';

interface CardProps {
  readonly card: HomeCard;
  readonly note: string | undefined;
}

/** One module: what it is, what it is for, and the way to it. */
export const Card = ({ card, note }: CardProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'zh' ? 'zh' : 'en';
  const { key, title, icon, newTab } = card;
  const about = translate(`home.about.${key}`, { _: '' });
  const own = noteOf(card);
  const words = note ?? (own && translate(own));
  return (
    <Frame card={card} locale={locale}>
      <span className="module-icon">
        <Icon name={icon} size={24} />
      </span>
      <h3>{title[locale]}</h3>
      <span className="module-go">
        {card.link && <Icon name={newTab ? 'external' : 'arrow'} />}
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
    <Link className="module-card" to={target}>
      {children}
    </Link>
  );
};

function noteOf({ link, newTab, isWaiting }: HomeCard): string | undefined {
  if (isWaiting) return 'home.noProject';
  if (!link) return 'home.noLink';
  return newTab ? 'home.newTab' : undefined;
}
