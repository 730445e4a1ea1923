import type { ProjectContent } from '../../model/media/mediaModel.ts';
import {
  getPublishedVersions,
  PUBLISHED_COLLECTION,
  toPublishedPrograms,
} from '../../model/media/publishedPrograms.ts';
import type { Row, Store } from '../../platform/Store.ts';

/**
 * Stores the programs of the published version before its first change: players have them until they get the next one.
 * Versions that no player has are dropped.
 */
export function storePublishedVersion(
  store: Store,
  { id, state, publishedVersion }: Row,
  { programs }: ProjectContent,
): void {
  if (state !== 'published') return;
  const projectId = String(id);
  const version = Number(publishedVersion);
  const played = listPlayedVersions(store, projectId);
  const older = getPublishedVersions(store, projectId).filter(
    each => each.version !== version && played.has(each.version),
  );
  const versions = [...older, { version, programs: toPublishedPrograms(programs) }];
  store.put(PUBLISHED_COLLECTION, { id: projectId, versions });
}

/** Returns the versions of a project that players have, in any domain. */
function listPlayedVersions({ unscoped }: Store, projectId: string): ReadonlySet<number> {
  const projects = unscoped
    .table('players')
    .find({})
    .flatMap(player => (player.projects ?? []) as readonly Row[]);
  return new Set(
    projects.flatMap(({ id, version }) => (id === projectId ? [Number(version)] : [])),
  );
}
