import { useTranslate } from 'react-admin';

import { knownRole } from '../../domain/role.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Card } from './Card.tsx';
import type { HomeCard } from './cards.ts';
import { Others, type Way } from './Others.tsx';
import { useAccounts, useCards, useReader } from './useCards.ts';
import { useFigures } from '../../ui/useFigures.ts';

type Reader = NonNullable<ReturnType<typeof useReader>>;

interface ModulesProps {
  readonly ways: readonly Way[];
}

/** The modules of the person who is signed in, and what else there is. */
export const Modules = ({ ways }: ModulesProps) => {
  const reader = useReader();
  if (!reader) return null;
  return <OfReader reader={reader} ways={ways} />;
};

const OfReader = ({ reader, ways }: ModulesProps & { readonly reader: Reader }) => {
  const translate = useTranslate();
  const found = useCards(reader);
  return (
    <section aria-labelledby="modules">
      <div className="modules-head">
        <h2 id="modules">{translate('home.modules')}</h2>
        <span className="modules-role">
          {translate('home.role', { role: translate(`shell.role.${knownRole(reader.role)}`) })}
        </span>
      </div>
      <Cards reader={reader} ways={ways} {...found} />
      <Others ways={ways} cards={found.cards ?? []} />
    </section>
  );
};

type CardsProps = ReturnType<typeof useCards> & ModulesProps & { readonly reader: Reader };

const Cards = ({ reader, ways, cards, hasFailed, hasLostPlugins, again }: CardsProps) => {
  const translate = useTranslate();
  const notes = useNotes(reader);
  if (hasFailed)
    return (
      <EmptyState
        kind="failed"
        title={translate('home.modules.failed')}
        action={
          <ActionButton onClick={again} startIcon={<Icon name="refresh" />}>
            {translate('shell.retry')}
          </ActionButton>
        }
      />
    );
  if (!cards) return <Blanks />;
  if (hasLostPlugins)
    return (
      <>
        <CardGrid {...{ cards, notes, ways }} />
        <p className="modules-lost">
          {translate('home.plugins.failed')}{' '}
          <ActionButton kind="auxiliary" size="small" onClick={again}>
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
  return <CardGrid {...{ cards, notes, ways }} />;
};

interface CardGridProps extends ModulesProps {
  readonly cards: readonly HomeCard[];
  readonly notes: ReturnType<typeof useNotes>;
}

const CardGrid = ({ cards, notes, ways }: CardGridProps) => (
  <div className="modules">
    {cards.map(card => (
      <Card key={card.key} card={card} note={notes[card.key]} ways={ways} />
    ))}
  </div>
);

/** What a card says below: figures that were asked for, never invented ones. */
function useNotes(reader: Reader): Readonly<Record<string, string | undefined>> {
  const translate = useTranslate();
  const figure = useFigures();
  const accounts = useAccounts(reader);
  return {
    permission:
      accounts &&
      translate('home.users', {
        users: figure(accounts.users),
        locked: figure(accounts.locked),
      }),
  };
}

const Blanks = () => (
  <div className="modules after-300ms" aria-hidden="true">
    {Array.from({ length: 8 }, (_, index) => (
      <div key={index} className="module-card module-blank" />
    ))}
  </div>
);
