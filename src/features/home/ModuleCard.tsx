import type { ReactNode } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { Icon } from '../../ui/icons/Icon.tsx';
import { paths } from '../../paths.ts';
import type { HomeCard } from './homeCards.ts';
import type { SectionLink } from './OtherSections.tsx';

interface ModuleCardProps {
  readonly card: HomeCard;
  readonly note: string | undefined;
  /** Every section that the user can access. */
  readonly sectionLinks: readonly SectionLink[];
}

/** One module: title, description, and link. */
export const ModuleCard = ({ card, note, sectionLinks }: ModuleCardProps) => {
  const translate = useTranslate();
  const locale = useLocale() === 'zh' ? 'zh' : 'en';
  const { key, title, icon, opensNewTab } = card;
  const description = translate(`home.about.${key}`, { _: '' });
  const ownNoteKey = getNoteKey(card);
  const sections = sectionLinks.filter(({ path }) => card.sections.includes(path));
  const defaultNote =
    sections.length > 0
      ? translate('home.inSections', { sections: sections.map(({ title }) => title).join(', ') })
      : ownNoteKey && translate(ownNoteKey);
  const noteText = note ?? defaultNote;
  return (
    <ModuleCardFrame card={card} locale={locale}>
      <span className="module-icon place-self-center text-2">
        <Icon name={icon} size={24} />
      </span>
      <h3>{title[locale]}</h3>
      <span className="module-go self-center text-3">
        {card.link && !isCurrentPage(card) && <Icon name={opensNewTab ? 'external' : 'arrow'} />}
      </span>
      <span className="module-about col-[2/4] truncate leading-16 text-2">{description}</span>
      <span className="type-12 col-[2/4] self-end text-3 max-sm:mt-2">{noteText}</span>
    </ModuleCardFrame>
  );
};

interface ModuleCardFrameProps {
  readonly card: HomeCard;
  readonly locale: string;
  readonly children: ReactNode;
}

/** An internal link, an external link, or no link. */
const ModuleCardFrame = ({ card, locale, children }: ModuleCardFrameProps) => {
  const { link, opensNewTab } = card;
  if (!link) return <div className="module-card module-off grid text-1">{children}</div>;
  const target = link.replaceAll('{language}', locale);
  return opensNewTab ? (
    <a className="module-card grid text-1" href={target} target="_blank" rel="noreferrer">
      {children}
    </a>
  ) : (
    <Link
      className="module-card grid text-1"
      to={target}
      {...(isCurrentPage(card) && { 'aria-current': 'page', onClick: focusHeading })}
    >
      {children}
    </Link>
  );
};

/** The card of the city view links to the page that shows it. @see SHELL-11 */
const isCurrentPage = ({ link }: HomeCard) => link === paths.home;

/** Moves the focus to the top of the page, which shows the city. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}

function getNoteKey(card: HomeCard): string | undefined {
  const { link, opensNewTab, isEmpty } = card;
  if (isCurrentPage(card)) return 'home.here';
  if (isEmpty) return 'home.noProject';
  if (!link) return 'home.noLink';
  return opensNewTab ? 'home.newTab' : undefined;
}
