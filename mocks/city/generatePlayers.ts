import type { Row } from '../platform/Store.ts';
import type { AssetRow } from './generateAssets.ts';
import { hashToFraction, hashText } from './hash.ts';
import { createSeededId } from '../shared/ids.ts';
import { assertDefined } from '../shared/assertDefined.ts';

/** The screen size in pixels of each screen specification. */
const SCREEN_SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'P4-512x1024': [512, 1024],
  'P5-384x768': [384, 768],
};

/** Generates the projects of a player; the first one is active. */
function generateProjects(count: number, getProject: (n: number) => Row | undefined): Row {
  const projects = Array.from({ length: count }, (_, n) => {
    const { id, name, publishedVersion, publishedTime } = assertDefined(getProject(n));
    return { id, name, active: n === 0, version: publishedVersion, sentAt: publishedTime };
  });
  const [active] = projects;
  return { ...(active && { activeProjectId: active.id }), projects };
}

/**
 * Generates the players of the screens: one each, some with a second one for the other side, and their projects.
 *
 * @param projects the projects of the media service
 */
export function generatePlayers(screens: readonly AssetRow[], projects: readonly Row[]): Row[] {
  const published = projects.filter(({ state }) => state === 'published');
  const players: Row[] = [];
  for (const screen of screens) {
    const hash = hashText(screen.id);
    const [width, height] = SCREEN_SIZES[screen.specification ?? ''] ?? [512, 1024];
    for (let side = 0; side < (hashToFraction(hash, 1) < 0.25 ? 2 : 1); side += 1) {
      const first = Math.floor(hashToFraction(hash, 2 + side) * published.length);
      const count = Math.min(published.length, 1 + Math.floor(3 * hashToFraction(hash, 4 + side)));
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
        ...generateProjects(count, n => published[(first + n) % published.length]),
        pending: [],
      });
    }
  }
  return players;
}
