import { useTranslate } from 'react-admin';

import type { Session } from '../../api/session.ts';
import { useSession } from '../../data/useSession.ts';
import { toRoleName } from '../../domain/role.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { LoadError } from '../../ui/LoadError.tsx';
import { ModuleCard } from './ModuleCard.tsx';
import type { HomeCard } from './homeCards.ts';
import { OtherSections, type SectionLink } from './OtherSections.tsx';
import { useAccountCounts, useHomeCards } from './useHomeCards.ts';
import { useFormatNumber } from '../../ui/useFormatNumber.ts';

interface ModulesSectionProps {
  readonly sectionLinks: readonly SectionLink[];
}

/** The modules of the signed-in user, and the other sections. */
export const ModulesSection = ({ sectionLinks }: ModulesSectionProps) => {
  const user = useSession();
  if (!user) return null;
  return <UserModules user={user} sectionLinks={sectionLinks} />;
};

const UserModules = ({ user, sectionLinks }: ModulesSectionProps & { readonly user: Session }) => {
  const translate = useTranslate();
  const homeCards = useHomeCards(user);
  return (
    <section aria-labelledby="modules">
      <div className="flex items-baseline justify-between gap-16 px-32 pt-20 pb-4 max-sm:px-16 max-sm:pt-16">
        <h2 className="type-16 font-semibold" id="modules">
          {translate('home.modules')}
        </h2>
        <span className="text-3">
          {translate('home.role', { role: translate(`shell.role.${toRoleName(user.role)}`) })}
        </span>
      </div>
      <ModuleCards user={user} sectionLinks={sectionLinks} {...homeCards} />
      {/* Until the cards are known, every section would have a link here that its card then replaces. */}
      {(homeCards.cards ?? homeCards.hasFailed) && (
        <OtherSections sectionLinks={sectionLinks} cards={homeCards.cards ?? []} />
      )}
    </section>
  );
};

type ModuleCardsProps = ReturnType<typeof useHomeCards> &
  ModulesSectionProps & { readonly user: Session };

const ModuleCards = ({
  user,
  sectionLinks,
  cards,
  hasFailed,
  hasLostPlugins,
  reload,
}: ModuleCardsProps) => {
  const translate = useTranslate();
  const noteByCard = useCardNotes(user);
  if (hasFailed) return <LoadError title={translate('home.modules.failed')} onRetry={reload} />;
  if (!cards) return <ModuleCardSkeletons />;
  if (hasLostPlugins)
    return (
      <>
        <ModuleCardGrid {...{ cards, noteByCard, sectionLinks }} />
        <p className="type-12 mt-12 text-2">
          {translate('home.plugins.failed')}{' '}
          <ActionButton kind="auxiliary" size="small" onClick={reload}>
            {translate('shell.retry')}
          </ActionButton>
        </p>
      </>
    );
  if (cards.length === 0)
    return (
      <EmptyState
        kind="denied"
        title={translate('home.modules.none')}
        hint={translate('home.modules.none.hint')}
      />
    );
  return <ModuleCardGrid {...{ cards, noteByCard, sectionLinks }} />;
};

interface ModuleCardGridProps extends ModulesSectionProps {
  readonly cards: readonly HomeCard[];
  readonly noteByCard: ReturnType<typeof useCardNotes>;
}

const ModuleCardGrid = ({ cards, noteByCard, sectionLinks }: ModuleCardGridProps) => (
  <div className="modules grid grid-cols-4 gap-12 px-32 pt-12 pb-28 max-lg:grid-cols-3 max-md:grid-cols-2 max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-8 max-sm:px-12 max-sm:pt-8 max-sm:pb-16">
    {cards.map(card => (
      <ModuleCard
        key={card.key}
        card={card}
        note={noteByCard[card.key]}
        sectionLinks={sectionLinks}
      />
    ))}
  </div>
);

/** Returns the notes of the cards: fetched metrics, never estimates. */
function useCardNotes(user: Session): Readonly<Record<string, string | undefined>> {
  const translate = useTranslate();
  const formatNumber = useFormatNumber();
  const accounts = useAccountCounts(user);
  return {
    permission:
      accounts &&
      translate('home.users', {
        users: formatNumber(accounts.users),
        locked: formatNumber(accounts.locked),
      }),
  };
}

const ModuleCardSkeletons = () => (
  <div
    className="modules after-300ms grid grid-cols-4 gap-12 px-32 pt-12 pb-28 max-lg:grid-cols-3 max-md:grid-cols-2 max-sm:grid-cols-[minmax(0,1fr)] max-sm:gap-8 max-sm:px-12 max-sm:pt-8 max-sm:pb-16"
    aria-hidden="true"
  >
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="module-card module-blank grid text-1" />
    ))}
  </div>
);
