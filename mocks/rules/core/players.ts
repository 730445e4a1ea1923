import type { components } from '../../../src/generated/core/types.ts';
import { codes, Refusal, refuse } from '../../platform/Refusal.ts';
import type { Call, Rule } from '../../platform/rule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { noteEquipment, noteUserAction } from '../notes.ts';
import { assetOf } from './assets.ts';
import { noteRefused } from './noteRefused.ts';
import { isOnline, reach } from './reach.ts';

type Player = components['schemas']['Player'];
type Insertion = components['schemas']['Insertion'];

/** A player as it is kept: with its display, and until when an insertion is shown. */
type Kept = Player & { readonly assetId: string; readonly insertedUntil?: number };

/** The players of a display. */
export const playersOf = (call: Call, asset: Row): readonly Player[] =>
  [...call.platform.store.records('players').all()]
    .filter(({ assetId }) => assetId === asset.id)
    .map(player => told(call, player));

/** A player as it is now, an insertion that is over left out. */
function told({ platform }: Call, row: Row): Player {
  const { assetId, insertedUntil, insertion, projects, ...player } = row as unknown as Kept;
  const asset = platform.store.table('assets').get(assetId);
  const isShown = insertion && (insertedUntil ?? Infinity) > platform.clock();
  return {
    ...player,
    projects: projects.map(each => ({ ...each, name: nameOf(platform.store, each) })),
    online: asset !== undefined && isOnline(platform.store, asset),
    ...(isShown && { insertion }),
  };
}

/** What a project is called now; one that is gone as it was called. */
function nameOf(store: Store, { id, name }: Kept['projects'][number]): string {
  const project = store.table('projects').get(id);
  return typeof project?.name === 'string' ? project.name : name;
}

/**
 * The player in the path, once its display has answered.
 *
 * @throws Refusal 404: 3, 39 the display has no such player; 409: 4, 9, 18, 81
 */
async function playerOf(call: Call, what: string): Promise<Kept> {
  const { playerId = '' } = call.path;
  refuseUnknownPlayer(call, assetOf(call), playerId);
  const asset = await noteRefused(
    call,
    assetOf(call),
    { action: 'player', value: what },
    reach(call, what),
  );
  return refuseUnknownPlayer(call, asset, playerId);
}

function refuseUnknownPlayer({ platform: { store } }: Call, { id }: Row, playerId: string): Kept {
  const player = store.records('players').get(playerId);
  if (player?.assetId === id) return player as unknown as Kept;
  throw new Refusal(404, codes.unknownPlayer, `"${String(id)}" has no player "${playerId}"`);
}

function keep(call: Call, player: Kept, value: string): Player {
  const { store } = call.platform;
  store.put('players', { ...player });
  noteEquipment(call, assetOf(call), { action: 'player', value });
  const detail = `${player.name}: ${value}`;
  noteUserAction(call, { action: 'publish', target: 'players', targetId: player.id, detail });
  return told(call, { ...player });
}

async function insertIntoPlayer(call: Call): Promise<Player> {
  const player = await playerOf(call, 'insertion');
  const insertion = call.body as Insertion;
  const { duration, text } = insertion;
  const times = (insertion as Partial<Insertion>).times ?? 1;
  const insertedUntil = call.platform.clock() + duration * times * 1000;
  return keep(call, { ...player, insertion, insertedUntil }, text);
}

/** A player has no more projects. */
const MOST_PROJECTS = 100;

/** @throws Refusal 404 (6) no such project of media; 409 (46) it is a draft, which nobody can play */
function projectOf({ path: { projectId = '' }, platform: { store } }: Call): Row {
  const project = store.table('projects').get(projectId);
  if (!project) throw refuse.unknown('projects', projectId);
  if (project.state === 'published') return project;
  throw refuse.conflict(codes.operationFailed, `"${String(project.name)}" is not published.`);
}

/** The projects of a player with another one; one that it has stays where it is. @throws Refusal 409 (78) */
function withProject({ projects }: Kept, { id, name }: Row): Kept['projects'] {
  if (projects.some(each => each.id === id)) return projects;
  if (projects.length >= MOST_PROJECTS) {
    throw refuse.conflict(codes.tooLarge, `The player has ${MOST_PROJECTS} projects.`);
  }
  return [...projects, { id: String(id), name: String(name), active: false }];
}

async function addPlayerProject(call: Call): Promise<Player> {
  const player = await playerOf(call, 'add project');
  const project = projectOf(call);
  return keep(
    call,
    { ...player, projects: withProject(player, project) },
    `+ ${String(project.name)}`,
  );
}

/** @throws Refusal 404 (6) the player does not have it */
async function removePlayerProject(call: Call): Promise<Player> {
  const player = await playerOf(call, 'remove project');
  const { projectId = '' } = call.path;
  const gone = player.projects.find(({ id }) => id === projectId);
  if (!gone) throw refuse.unknown('projects', projectId);
  const projects = player.projects.filter(each => each !== gone);
  return keep(call, { ...player, projects }, `- ${gone.name}`);
}

async function activatePlayerProject(call: Call): Promise<Player> {
  const player = await playerOf(call, 'activate project');
  const project = projectOf(call);
  const projects = withProject(player, project).map(each => ({
    ...each,
    active: each.id === project.id,
  }));
  return keep(call, { ...player, projects }, `> ${String(project.name)}`);
}

/** The rules of the players of LED displays. @see spec B7, DEVICE-06 */
export const playerRules: Readonly<Record<string, Rule>> = {
  insertIntoPlayer,
  addPlayerProject,
  removePlayerProject,
  activatePlayerProject,
};
