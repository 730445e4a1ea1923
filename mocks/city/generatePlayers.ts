import type { Row } from '../platform/Store.ts';
import type { PlayerPlaysRow } from '../model/media/playerPlays.ts';
import { DAY_MS } from '../shared/duration.ts';
import type { AssetRow } from './generateAssets.ts';
import { hashToFraction, hashText } from './hash.ts';
import { getInstallTime } from './getInstallTime.ts';
import { createSeededId } from '../shared/ids.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The screen size in pixels of each screen specification. */
const SCREEN_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'P4-512x1024': [512, 1024],
  'P5-384x768': [384, 768],
};

/** The maximum length of a generated play: longer than any period of the statistics. */
const MAX_PLAY_MS = 4000 * DAY_MS;

interface PlayedProject {
  readonly id: string;
  readonly name: string;
  readonly active: boolean;
  readonly version: number;
  readonly sentAt: string;
}

/** The share of the offline players for which a project waits, and for how long at most. */
const WAITING_SHARE = 0.6;
const MAX_WAIT_MS = 5 * DAY_MS;

/** Generates the projects of a player; the first one is active. */
function generateProjects(count: number, getProject: (n: number) => Row | undefined) {
  const projects = Array.from({ length: count }, (_, n): PlayedProject => {
    const { id, name, publishedVersion, publishedTime } = assertDefined(getProject(n));
    const sent = { version: Number(publishedVersion), sentAt: String(publishedTime) };
    return { id: String(id), name: String(name), active: n === 0, ...sent };
  });
  const [active] = projects;
  return { ...(active && { activeProjectId: active.id }), projects };
}

/** Generates what players played: until the active project was sent, the one before it since the screen was installed. */
export function generatePlayerPlays(
  players: readonly Row[],
  screens: readonly AssetRow[],
): PlayerPlaysRow[] {
  const screensById = new Map(screens.map(screen => [screen.id, screen]));
  return players.flatMap(({ id, assetId, projects }) => {
    const [active, former = active] = projects as readonly PlayedProject[];
    const screen = screensById.get(String(assetId));
    if (!active || !former || !screen) return [];
    const sentAt = Date.parse(active.sentAt);
    const installed = Math.max(sentAt - MAX_PLAY_MS, Math.min(sentAt, getInstallTime(screen)));
    const plays = [
      { projectId: former.id, from: installed, to: sentAt },
      { projectId: active.id, from: sentAt },
    ];
    return [{ id: String(id), assetId: String(assetId), plays }];
  });
}

/** Generates the commands that wait for offline players: a further project. */
export function generatePlayerCommands(
  players: readonly Row[],
  projects: readonly Row[],
  now: number,
): Row[] {
  const published = projects.filter(({ state }) => state === 'published');
  return players.flatMap(({ id, assetId, online, projects: own }) => {
    const hash = hashText(String(id));
    const ids = (own as readonly PlayedProject[]).map(project => project.id);
    const project = published.find(other => !ids.includes(String(other.id)));
    if (online === true || !project || hashToFraction(hash, 1) > WAITING_SHARE) return [];
    const requestedAt = new Date(now - Math.floor(hashToFraction(hash, 2) * MAX_WAIT_MS));
    return [
      {
        ...{ id: `${String(id)}-1`, playerId: id, assetId, kind: 'add' },
        ...{ projectId: project.id, name: project.name, requestedAt: requestedAt.toISOString() },
      },
    ];
  });
}

/**
 * Generates the players of the screens: one each, some with a second one for the other side, and their projects: those of its size.
 *
 * @param projects the projects of the media service
 */
export function generatePlayers(screens: readonly AssetRow[], projects: readonly Row[]): Row[] {
  const published = projects.filter(({ state }) => state === 'published');
  const players: Row[] = [];
  for (const screen of screens) {
    const hash = hashText(screen.id);
    const [width, height] = SCREEN_SIZES[screen.specification ?? ''] ?? [512, 1024];
    const fitting = published.filter(each => each.width === width && each.height === height);
    const candidates = fitting.length > 0 ? fitting : published;
    for (let side = 0; side < (hashToFraction(hash, 1) < 0.25 ? 2 : 1); side += 1) {
      const first = Math.floor(hashToFraction(hash, 2 + side) * candidates.length);
      const count = Math.min(candidates.length, 1 + Math.floor(3 * hashToFraction(hash, 4 + side)));
      const own = generateProjects(count, n => candidates[(first + n) % candidates.length]);
      players.push({
        id: createSeededId('player', players.length + 1),
        assetId: screen.id,
        assetName: screen.name,
        domainId: screen.domainId,
        model: screen.model,
        name: side === 0 ? '正面' : '背面',
        width,
        height,
        online: screen.status === 'normal' || screen.status === 'fault',
        ...own,
        pending: [],
      });
    }
  }
  return players;
}
