import type { components } from '../../../src/generated/core/types.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { logEquipment, logUserAction } from '../logs/activityLogs.ts';
import { getAsset } from './getAsset.ts';
import { logDeviceError } from './logDeviceError.ts';
import { isOnline, contactDevice } from './contactDevice.ts';

type Player = components['schemas']['Player'];
type Insertion = components['schemas']['Insertion'];

/** A stored player: with its display, and the end of an insertion. */
type StoredPlayer = Player & { readonly assetId: string; readonly insertedUntil?: number };

/** Lists the players of a display. */
export const listPlayers = (call: OperationCall, asset: Row): readonly Player[] =>
  [...call.platform.store.records('players').all()]
    .filter(({ assetId }) => assetId === asset.id)
    .map(player => toPlayer(call, player));

/** Returns the current state of a player, without a finished insertion. */
function toPlayer({ platform }: OperationCall, row: Row): Player {
  const { assetId, insertedUntil, insertion, projects, ...player } = row as unknown as StoredPlayer;
  const asset = platform.store.table('assets').get(assetId);
  const isInsertionShown = insertion && (insertedUntil ?? Infinity) > platform.clock();
  return {
    ...player,
    projects: projects.map(entry => ({ ...entry, name: getProjectName(platform.store, entry) })),
    online: asset !== undefined && isOnline(platform.store, asset),
    ...(isInsertionShown && { insertion }),
  };
}

/** Returns the current name of a project; the stored name of a deleted one. */
function getProjectName(store: Store, { id, name }: StoredPlayer['projects'][number]): string {
  const project = store.table('projects').get(id);
  return typeof project?.name === 'string' ? project.name : name;
}

/**
 * Returns the player of the path parameter after the response of its display.
 *
 * @throws HttpError 404: 3, 39 the display has no such player; 409: 4, 9, 18, 81
 */
async function contactPlayer(call: OperationCall, command: string): Promise<StoredPlayer> {
  const { playerId = '' } = call.path;
  getKnownPlayer(call, getAsset(call), playerId);
  const asset = await logDeviceError(
    call,
    getAsset(call),
    { action: 'player', value: command },
    contactDevice(call, command),
  );
  return getKnownPlayer(call, asset, playerId);
}

function getKnownPlayer(
  { platform: { store } }: OperationCall,
  { id }: Row,
  playerId: string,
): StoredPlayer {
  const player = store.records('players').get(playerId);
  if (player?.assetId === id) return player as unknown as StoredPlayer;
  throw new HttpError(404, errorCodes.unknownPlayer, `"${String(id)}" has no player "${playerId}"`);
}

function savePlayer(call: OperationCall, player: StoredPlayer, value: string): Player {
  const { store } = call.platform;
  store.put('players', { ...player });
  logEquipment(call, getAsset(call), { action: 'player', value });
  const detail = `${player.name}: ${value}`;
  logUserAction(call, { action: 'publish', target: 'players', targetId: player.id, detail });
  return toPlayer(call, { ...player });
}

async function insertIntoPlayer(call: OperationCall): Promise<Player> {
  const player = await contactPlayer(call, 'insertion');
  const insertion = call.body as Insertion;
  const { duration, text } = insertion;
  const times = (insertion as Partial<Insertion>).times ?? 1;
  const insertedUntil = call.platform.clock() + duration * times * 1000;
  return savePlayer(call, { ...player, insertion, insertedUntil }, text);
}

/** The maximum number of projects of a player. */
const MAX_PROJECTS = 100;

/** @throws HttpError 404 (6) no such media project; 409 (46) it is a draft, which cannot be played */
function getPublishedProject({
  path: { projectId = '' },
  platform: { store },
}: OperationCall): Row {
  const project = store.table('projects').get(projectId);
  if (!project) throw httpErrors.notFound('projects', projectId);
  if (project.state === 'published') return project;
  throw httpErrors.conflict(
    errorCodes.operationFailed,
    `"${String(project.name)}" is not published.`,
  );
}

/** Returns the projects of a player with one more; an existing one keeps its position. @throws HttpError 409 (78) */
function addProject({ projects }: StoredPlayer, { id, name }: Row): StoredPlayer['projects'] {
  if (projects.some(entry => entry.id === id)) return projects;
  if (projects.length >= MAX_PROJECTS) {
    throw httpErrors.conflict(errorCodes.tooLarge, `The player has ${MAX_PROJECTS} projects.`);
  }
  return [...projects, { id: String(id), name: String(name), active: false }];
}

async function addPlayerProject(call: OperationCall): Promise<Player> {
  const player = await contactPlayer(call, 'add project');
  const project = getPublishedProject(call);
  return savePlayer(
    call,
    { ...player, projects: addProject(player, project) },
    `+ ${String(project.name)}`,
  );
}

/** @throws HttpError 404 (6) the player does not have it */
async function removePlayerProject(call: OperationCall): Promise<Player> {
  const player = await contactPlayer(call, 'remove project');
  const { projectId = '' } = call.path;
  const removed = player.projects.find(({ id }) => id === projectId);
  if (!removed) throw httpErrors.notFound('projects', projectId);
  const projects = player.projects.filter(entry => entry !== removed);
  return savePlayer(call, { ...player, projects }, `- ${removed.name}`);
}

async function activatePlayerProject(call: OperationCall): Promise<Player> {
  const player = await contactPlayer(call, 'activate project');
  const project = getPublishedProject(call);
  const projects = addProject(player, project).map(entry => ({
    ...entry,
    active: entry.id === project.id,
  }));
  return savePlayer(call, { ...player, projects }, `> ${String(project.name)}`);
}

/** The rules of the players of LED displays. @see DEVICE-06 */
export const playerRules: Readonly<Record<string, OperationRule>> = {
  insertIntoPlayer,
  addPlayerProject,
  removePlayerProject,
  activatePlayerProject,
};
