import { useTranslate } from 'react-admin';

import { knownRole } from '../../domain/role.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { Card } from './Card.tsx';
import { useAccounts, useCards, useReader } from './useCards.ts';

type Reader = NonNullable<ReturnType<typeof useReader>>;

/** The modules of the person who is signed in. */
export const Modules = () => {
  const translate = useTranslate();
  const reader = useReader();
  if (!reader) return null;
  return (
    <section aria-labelledby="modules">
      <div className="modules-head">
        <h2 id="modules">{translate('home.modules')}</h2>
        <span className="modules-role">
          {translate('home.role', { role: translate(`shell.role.${knownRole(reader.role)}`) })}
        </span>
      </div>
      <Cards reader={reader} />
    </section>
  );
};

const Cards = ({ reader }: { readonly reader: Reader }) => {
  const translate = useTranslate();
  const { data: cards, isError, refetch } = useCards(reader);
  const notes = useNotes(reader);
  if (isError)
    return (
      <EmptyState
        kind="failed"
        title={translate('home.modules.failed')}
        action={
          <ActionButton onClick={() => void refetch()} startIcon={<Icon name="refresh" />}>
            {translate('shell.retry')}
          </ActionButton>
        }
      />
    );
  if (!cards) return <Blanks />;
  if (cards.length === 0)
    return (
      <EmptyState
        kind="denied"
        title={translate('home.modules.none')}
        hint={translate('home.modules.none.hint')}
      />
    );
  return (
    <div className="modules">
      {cards.map(card => (
        <Card key={card.key} card={card} note={notes[card.key]} />
      ))}
    </div>
  );
};

/** What a card says below: figures that were asked for, never invented ones. */
function useNotes(reader: Reader): Readonly<Record<string, string | undefined>> {
  const translate = useTranslate();
  const accounts = useAccounts(reader);
  return {
    permission:
      accounts &&
      translate('home.users', {
        users: accounts.users.toLocaleString('en'),
        locked: accounts.locked.toLocaleString('en'),
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
