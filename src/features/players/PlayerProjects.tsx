import './players.css';

import { useTranslate } from 'react-admin';

import type { FieldValueProps } from '../../resources/descriptor/fieldComponents.ts';
import { RecordLink } from '../../resources/show/RecordLink.tsx';
import type { components, Readable } from '../../generated/core/types.ts';
import { usePlayerPlays, usePublishedPrograms } from '../../data/usePlayerPlays.ts';
import { useSiteZone } from '../../ui/SiteZone.ts';
import { SiteTime } from '../../ui/SiteTime.tsx';
import { PlayerPlaysText } from '../../ui/PlayerPlaysText.tsx';
import { StateGlyph } from '../../ui/icons/StateGlyph.tsx';

type Player = Readable<components['schemas']['Player']>;

/** Returns the inserted text, or the name of the inserted plan once it is read. */
function useInsertionName(insertion: Player['insertion']): string | undefined {
  const translate = useTranslate();
  const program = insertion && 'programId' in insertion ? insertion : undefined;
  const { data } = usePublishedPrograms(program?.projectId);
  if (program === undefined) return insertion && 'text' in insertion ? insertion.text : undefined;
  return data?.find(({ id }) => id === program.programId)?.name ?? translate('player.program');
}

/** What a player plays now and next, what it has besides, what is inserted, and what waits for it. */
export const PlayerProjects = ({ record }: FieldValueProps) => {
  const translate = useTranslate();
  const player: Partial<Player> = record;
  const { insertion, insertedUntil } = player;
  // Those of a faulty platform lack them.
  const projects = player.projects ?? [];
  const pending = player.pending ?? [];
  const playing = usePlayerPlays({ ...player, projects }, useSiteZone());
  const active = projects.find(project => project.active);
  const others = projects.filter(project => project !== active);
  const inserted = useInsertionName(insertion);
  return (
    <span className="player-now grid py-4 whitespace-normal">
      <span className={active ? 'font-medium' : 'text-3'}>
        {active ? (
          <RecordLink resource="projects" id={active.id}>
            {active.name}
          </RecordLink>
        ) : (
          translate('player.plays.none')
        )}
      </span>
      {inserted !== undefined && (
        <span className="type-12">
          {translate('player.inserted', { text: inserted })}
          {insertedUntil !== undefined && (
            <>
              {' '}
              {translate('player.inserted.until')} <SiteTime time={insertedUntil} />
            </>
          )}
        </span>
      )}
      {playing && <PlayerPlaysText playing={playing} />}
      {others.length > 0 && (
        <span className="type-12 text-2">
          {translate('player.others', { names: others.map(({ name }) => name).join(', ') })}
        </span>
      )}
      {pending.length > 0 && (
        <span className="row type-12 gap-4 text-2">
          <StateGlyph state="pending" size={12} />
          {translate('player.pending', {
            commands: pending
              .map(({ kind, name = '' }) => translate(`player.command.${kind}`, { name }))
              .join(', '),
          })}
        </span>
      )}
    </span>
  );
};
