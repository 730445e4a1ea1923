import { assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logUserAction } from '../logs/activityLogs.ts';
import { markChanged, getContent, getProject, assertCurrentVersion } from './projectContent.ts';
import { CONTENT_COLLECTION } from '../../model/media/mediaModel.ts';
import { findPublishedVersion, PUBLISHED_COLLECTION } from '../../model/media/publishedPrograms.ts';
import { storePublishedVersion } from './publishedVersions.ts';
import { findPublishErrors } from './publishErrors.ts';
import { removeCreations } from './creations.ts';
import { sendToPlayers } from './sendToPlayers.ts';
import { withoutNull } from './withoutNull.ts';

/** @throws HttpError 422 (68) the name is taken */
export function createProject(call: OperationCall): Row {
  const { store, random, clock } = call.platform;
  const body = call.body as Row;
  assertProjectNameFree(store, body.name);
  const now = new Date(clock()).toISOString();
  const id = createId(random);
  const row = {
    ...{ id, ...withoutNull(body) },
    ...{ state: 'draft', version: 1, createTime: now, updateTime: now },
  };
  store.put(CONTENT_COLLECTION, { id, programs: [] });
  logUserAction(call, {
    action: 'create',
    target: 'projects',
    targetId: id,
    detail: String(body.name),
  });
  return store.put('projects', row);
}

/** @throws HttpError 404 (6), 409 (87) changed since, 422: 68 the name is taken, 22 another id */
export function updateProject(call: OperationCall): Row {
  const before = getProject(call);
  const { store, clock } = call.platform;
  const { id, version, ...change } = call.body as Row;
  assertSameId(id, before.id);
  assertCurrentVersion(before, version);
  if (change.name !== undefined && change.name !== before.name)
    assertProjectNameFree(store, change.name);
  logUserAction(call, {
    action: 'update',
    target: 'projects',
    targetId: String(before.id),
    detail: String(change.name ?? before.name),
  });
  storePublishedVersion(store, before, getContent(store, String(before.id)));
  return store.put('projects', markChanged(withoutNull({ ...before, ...change }), clock()));
}

function assertProjectNameFree(store: Store, name: unknown): void {
  if (store.table('projects').count({ name }) === 0) return;
  const details = [{ path: '/name', code: 'unique', message: 'is the name of another project' }];
  throw httpErrors.invalidBody(details, errorCodes.nameTaken);
}

/** Deletes a project with its content. A missing one is no error. @throws HttpError 409 (33) */
export function deleteProject(call: OperationCall) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const project = store.table('projects').get(id);
  if (!project) return { count: 0 };
  const player = findPlayerUsing(store, id);
  if (player) {
    const playerName = store.isInScope('players', player)
      ? ` "${String(player.name ?? player.id)}"`
      : '';
    throw httpErrors.conflict(errorCodes.forbidden, `The player${playerName} has the project.`);
  }
  store.remove('projects', id);
  store.remove(CONTENT_COLLECTION, id);
  store.remove(PUBLISHED_COLLECTION, id);
  removeCreations(store, id);
  logUserAction(call, {
    action: 'delete',
    target: 'projects',
    targetId: id,
    detail: String(project.name),
  });
  return { count: 1 };
}

/** Finds a player with the project, in any domain. */
function findPlayerUsing({ unscoped: store }: Store, projectId: string): Row | undefined {
  return store
    .table('players')
    .find({})
    .find(({ projects }) =>
      ((projects ?? []) as readonly { readonly id: string }[]).some(({ id }) => id === projectId),
    );
}

/**
 * Publishes the current state of a project: its players get it, the offline ones when they return.
 *
 * @throws HttpError 404 (6), 409 (87) changed since, 422 (22) with every missing or invisible part
 */
export function publishProject(call: OperationCall): Row {
  const project = getProject(call);
  const { store, clock } = call.platform;
  assertCurrentVersion(project, call.query.version);
  const content = getContent(store, String(project.id));
  const details = findPublishErrors(content, project);
  if (details.length > 0) throw httpErrors.invalidBody(details);
  storePublishedVersion(store, project, content);
  const version = Number(project.version) + 1;
  const publishedTime = new Date(clock()).toISOString();
  logUserAction(call, {
    action: 'publish',
    target: 'projects',
    targetId: String(project.id),
    detail: String(project.name),
  });
  const { name: publishedName, width: publishedWidth, height: publishedHeight } = project;
  const publication = {
    ...{ state: 'published', publishedTime, publishedVersion: version },
    ...{ publishedName, publishedWidth, publishedHeight },
  };
  const published = store.put('projects', { ...project, version, ...publication });
  sendToPlayers(call.platform, project);
  return published;
}

/**
 * Returns the programs of a published version, by default the latest one; a project that was never published has none.
 *
 * @throws HttpError 404 (6) no such project, or the version is not stored
 */
export function listPublishedPrograms(call: OperationCall): readonly Row[] {
  const project = getProject(call);
  const { store } = call.platform;
  const { version = project.publishedVersion } = call.query;
  const programs = findPublishedVersion(
    store,
    project,
    getContent(store, String(project.id)),
    version,
  );
  if (programs) return programs;
  if (call.query.version === undefined) return [];
  throw httpErrors.notFound('version', String(version));
}
