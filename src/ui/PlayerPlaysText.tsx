import { useTranslate } from 'react-admin';

import { formatDayTime } from '../domain/media/formatDayTime.ts';
import type { PlayerPlays } from '../domain/media/getPlayerPlays.ts';
import { DAY_LENGTH_MS } from '../domain/media/planTimes.ts';
import type { PlayDecision } from '../domain/media/whatPlaysAt.ts';

const listNames = ({ plan, turns }: PlayDecision): string =>
  [plan, ...turns].map(each => each?.name).join(', ');

const formatDay = (dayNumber: number): string =>
  new Date(dayNumber * DAY_LENGTH_MS).toISOString().slice(0, 10);

interface PlayerPlaysTextProps {
  /** `dayNumber` is the day of the city: a change on another day is named with its day. */
  readonly playing: { readonly plays: PlayerPlays; readonly dayNumber: number } | 'failed';
}

/** The plans that a player plays now, and which it plays next from when. @see MEDIA-12 */
export const PlayerPlaysText = ({ playing }: PlayerPlaysTextProps) => {
  const translate = useTranslate();
  if (playing === 'failed')
    return <span className="type-12 text-2">{translate('player.plays.failed')}</span>;
  const { plays, dayNumber } = playing;
  const { now, next } = plays;
  const describe = (key: string, decision: PlayDecision, time?: string) =>
    translate(decision.plan ? key : `${key}.gap`, { time, plan: listNames(decision) });
  const formatMoment = ({ dayNumber: day, dayMs }: NonNullable<typeof next>['moment']) =>
    `${day === dayNumber ? '' : formatDay(day)} ${formatDayTime(dayMs)}`.trim();
  return (
    <span className="type-12 text-2">
      {now && (
        <>
          <span>{describe('player.now', now)}</span>
          {' · '}
        </>
      )}
      <span>
        {next
          ? describe('player.next', next.decision, formatMoment(next.moment))
          : translate('player.next.same')}
      </span>
    </span>
  );
};
