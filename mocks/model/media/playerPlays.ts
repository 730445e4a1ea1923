import type { Row } from '../../platform/Store.ts';

/** A time in which a project was the active one of a player. */
export interface PlayerPlay {
  readonly projectId: string;
  /** Milliseconds since 1970; the end is absent while it plays. */
  readonly from: number;
  readonly to?: number;
}

/** The maximum number of plays that a player remembers: the oldest are dropped. */
const MAX_PLAYS = 500;

interface PlayedProject {
  readonly id: string;
  readonly active: boolean;
  readonly sentAt: string;
}

/** The collection of what players played: a row for each player, with its id. */
export const PLAY_COLLECTION = 'playerPlays';

/** What a player played, oldest first. */
export interface PlayerPlaysRow extends Row {
  readonly id: string;
  readonly assetId: string;
  readonly plays: readonly PlayerPlay[];
}

const findActive = ({ projects }: Row) =>
  ((projects ?? []) as readonly PlayedProject[]).find(({ active }) => active);

/** Returns the plays of a player, oldest first; of one without a record, since its active project was sent. */
export function getPlays(player: Row, record: Row | undefined): readonly PlayerPlay[] {
  if (record) return (record as PlayerPlaysRow).plays;
  const active = findActive(player);
  return active ? [{ projectId: active.id, from: Date.parse(active.sentAt) }] : [];
}

/** Returns the record of a player after a change: the former play ends and the next starts when another project is active. */
export function recordPlay(
  before: Row,
  after: Row,
  record: Row | undefined,
  now: number,
): PlayerPlaysRow | undefined {
  const active = findActive(after);
  if (findActive(before)?.id === active?.id) return undefined;
  const ended = getPlays(before, record).map(play =>
    play.to === undefined ? { ...play, to: now } : play,
  );
  const next = active ? [...ended, { projectId: active.id, from: now }] : ended;
  return {
    id: String(after.id),
    assetId: String(after.assetId),
    plays: next.slice(-MAX_PLAYS),
  };
}
