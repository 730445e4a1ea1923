import { refuseOtherId } from '../../platform/crud.ts';
import { newId } from '../../platform/newId.ts';
import { codes, type RefusalDetail, refuse } from '../../platform/Refusal.ts';
import type { Call } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteUserAction } from '../notes.ts';
import { changed, contentOf, CONTENTS, projectOf, refuseOverriding } from './content.ts';
import type { Content, Scene } from './model.ts';
import { outsideOf } from './zones.ts';

/** @throws Refusal 422 (68) the name is taken */
export function createProject(call: Call): Row {
  const { store, random, clock } = call.platform;
  const body = call.body as Row;
  refuseTakenName(store, body.name);
  const now = new Date(clock()).toISOString();
  const id = newId(random);
  const row = { id, ...body, state: 'draft', version: 1, createTime: now, updateTime: now };
  store.put(CONTENTS, { id, programs: [] });
  noteUserAction(call, {
    action: 'create',
    target: 'projects',
    targetId: id,
    detail: String(body.name),
  });
  return store.put('projects', row);
}

/** @throws Refusal 404 (6), 409 (87) it has changed since, 422: 68 the name is taken, 22 another id */
export function updateProject(call: Call): Row {
  const before = projectOf(call);
  const { store, clock } = call.platform;
  const { id, version, ...change } = call.body as Row;
  refuseOtherId(id, before.id);
  refuseOverriding(before, version);
  if (change.name !== undefined && change.name !== before.name) refuseTakenName(store, change.name);
  noteUserAction(call, {
    action: 'update',
    target: 'projects',
    targetId: String(before.id),
    detail: String(change.name ?? before.name),
  });
  const whole = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return store.put('projects', changed(Object.fromEntries(whole), clock()));
}

function refuseTakenName(store: Store, name: unknown): void {
  if (store.table('projects').count({ name }) === 0) return;
  const details = [{ path: '/name', code: 'unique', message: 'is the name of another project' }];
  throw refuse.invalid(details, codes.nameTaken);
}

/** Deletes a project with all that it holds. One that is not there is no error. @throws Refusal 409 (33) */
export function deleteProject(call: Call) {
  const { store } = call.platform;
  const { id = '' } = call.path;
  const project = store.table('projects').get(id);
  if (!project) return { count: 0 };
  const player = playerOf(store, id);
  if (player) {
    const named = store.covers('players', player) ? ` "${String(player.name ?? player.id)}"` : '';
    throw refuse.conflict(codes.forbidden, `The player${named} has the project.`);
  }
  store.remove('projects', id);
  store.remove(CONTENTS, id);
  noteUserAction(call, {
    action: 'delete',
    target: 'projects',
    targetId: id,
    detail: String(project.name),
  });
  return { count: 1 };
}

/** A player that a project was added to, in any domain. */
function playerOf({ whole: store }: Store, projectId: string): Row | undefined {
  for (const player of store.records('players').all()) {
    const projects = (player.projects ?? []) as readonly { readonly id: string }[];
    if (projects.some(({ id }) => id === projectId)) return player;
  }
  return undefined;
}

/**
 * Makes what a project is now what players play.
 *
 * @throws Refusal 404 (6), 409 (87) it has changed since, 422 (22) with what is missing or would not be seen
 */
export function publishProject(call: Call): Row {
  const project = projectOf(call);
  const { store, clock } = call.platform;
  refuseOverriding(project, call.query.version);
  const content = contentOf(store, String(project.id));
  const details = [...missingIn(content), ...outsideIn(content, project)];
  if (details.length > 0) throw refuse.invalid(details);
  const version = Number(project.version) + 1;
  const publishedTime = new Date(clock()).toISOString();
  noteUserAction(call, {
    action: 'publish',
    target: 'projects',
    targetId: String(project.id),
    detail: String(project.name),
  });
  const published = { state: 'published', publishedTime, publishedVersion: version };
  return store.put('projects', { ...project, version, ...published });
}

/** What keeps a project from being played. @see spec B5, MEDIA-08 */
function missingIn({ programs }: Content): readonly RefusalDetail[] {
  if (programs.length === 0) {
    return [{ path: '/programs', code: 'minItems', message: 'must have a program' }];
  }
  return programs.flatMap(({ name, scenes }, i) => {
    const path = `/programs/${i}`;
    if (scenes.length === 0) {
      return [
        { path: `${path}/scenes`, code: 'minItems', message: `of "${name}" must have a scene` },
      ];
    }
    return scenes.flatMap((scene, j) =>
      scene.zones.length > 0
        ? []
        : [
            {
              path: `${path}/scenes/${j}/zones`,
              code: 'minItems',
              message: `of "${scene.name}" in "${name}" must have a zone`,
            },
          ],
    );
  });
}

/** Zones that a smaller stage has left outside. */
const outsideIn = ({ programs }: Content, project: Row): readonly RefusalDetail[] =>
  programs.flatMap(({ scenes }, i) =>
    scenes.flatMap(({ zones }: Scene, j) =>
      zones.flatMap(({ position }, k) =>
        outsideOf(position, project).map(({ path, ...detail }) => ({
          ...detail,
          path: `/programs/${i}/scenes/${j}/zones/${k}${path}`,
        })),
      ),
    ),
  );
