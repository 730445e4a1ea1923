import { CONTENT_COLLECTION, type ProjectContent } from '../../model/media/mediaModel.ts';
import {
  COMMAND_COLLECTION,
  isSameCommand,
  type PendingPlayerCommand,
  type PlayerCommand,
} from '../../model/media/playerCommand.ts';
import { PLAY_COLLECTION, recordPlay } from '../../model/media/playerPlays.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type EquipmentLogEntry, logEquipment } from '../logs/activityLogs.ts';
import { toFailedResult } from '../logs/logOutcome.ts';
import { isOnline } from '../../model/isOnline.ts';
import type { PlayerProject, StoredPlayer } from './playerModel.ts';

/** The symbol of each command in the log of a device. */
export const COMMAND_SYMBOLS = { add: '+ ', remove: '- ', activate: '> ', insert: '' } as const;

/** The maximum number of projects of a player, and of commands that wait for it. */
const MAX_PROJECTS = 100;
const MAX_PENDING = 100;

const listCommands = (store: Store): readonly PendingPlayerCommand[] =>
  [...store.records(COMMAND_COLLECTION).all()] as readonly Row[] as readonly PendingPlayerCommand[];

/** Lists the commands that wait for a player, for a response. */
export const listPendingCommands = (store: Store, playerId: string) =>
  listCommands(store)
    .filter(command => command.playerId === playerId)
    .map(({ kind, name, requestedAt }) => ({ kind, name, requestedAt }));

/** Removes the commands that wait for a removed player, and what it played. */
export function removePlayerRecords(store: Store, playerId: string): void {
  store.remove(PLAY_COLLECTION, playerId);
  for (const { id, playerId: owner } of listCommands(store))
    if (owner === playerId) store.remove(COMMAND_COLLECTION, id);
}

/**
 * Stores a command until the player returns. The same command twice waits once.
 *
 * @throws HttpError 409 (78) a hundred commands wait already
 */
export function deferCommand(
  { store, clock, random }: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): void {
  const pending = listCommands(store).filter(({ playerId }) => playerId === player.id);
  const same = pending.find(waiting => isSameCommand(waiting, command));
  if (same) return;
  if (pending.length >= MAX_PENDING)
    throw httpErrors.conflict(errorCodes.tooLarge, `${MAX_PENDING} commands wait for the player.`);
  store.put(COMMAND_COLLECTION, {
    id: createId(random),
    playerId: player.id,
    assetId: player.assetId,
    requestedAt: new Date(clock()).toISOString(),
    name: describeCommand(store, command),
    ...command,
  });
}

/** Returns the name of the project of a command, or the inserted text. */
export function describeCommand(store: Store, command: PlayerCommand): string {
  if (command.kind !== 'insert') return getProjectName(store, command.projectId);
  const { insertion } = command;
  return 'text' in insertion ? insertion.text : getProjectName(store, insertion.projectId);
}

function getProjectName(store: Store, id: string): string {
  const name = store.table('projects').get(id)?.name;
  return typeof name === 'string' ? name : id;
}

/**
 * Returns a player after a command, and records what it plays from then on.
 *
 * @throws HttpError 404 (6) no such project, program or project of the player; 409: 46 it is a draft, or a program that
 *   plays nothing, 78 the player has a hundred projects
 */
export function executeCommand(
  platform: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): StoredPlayer {
  assertExecutable(platform.store, player, command);
  const { store, clock } = platform;
  const after = applyCommand(platform, player, command);
  const plays = recordPlay(player, after, store.records(PLAY_COLLECTION).get(player.id), clock());
  if (plays) store.put(PLAY_COLLECTION, plays);
  return after;
}

function applyCommand(
  platform: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): StoredPlayer {
  if (command.kind === 'insert') {
    const { insertion } = command;
    const { times = 1 }: { readonly times?: number } = insertion as object;
    const insertedUntil = platform.clock() + insertion.duration * times * 1000;
    return { ...player, insertion, insertedUntil };
  }
  const { kind, projectId } = command;
  if (kind === 'remove')
    return { ...player, projects: player.projects.filter(({ id }) => id !== projectId) };
  const projects = addProject(platform, player, projectId);
  if (kind === 'add') return { ...player, projects };
  return {
    ...player,
    projects: projects.map(project => ({ ...project, active: project.id === projectId })),
  };
}

/** Asserts that a command can be executed, before the player is contacted. @throws as {@link executeCommand} */
export function assertExecutable(store: Store, player: StoredPlayer, command: PlayerCommand): void {
  if (command.kind === 'remove') {
    const { projectId } = command;
    if (player.projects.some(({ id }) => id === projectId)) return;
    throw httpErrors.notFound('projects', projectId);
  }
  if (command.kind !== 'insert') return void getPublishedProject(store, command.projectId);
  if (!('programId' in command.insertion)) return;
  const { projectId, programId } = command.insertion;
  getPublishedProject(store, projectId);
  const content = store.records(CONTENT_COLLECTION).get(projectId) as ProjectContent | undefined;
  const program = content?.programs.find(({ id }) => id === programId);
  if (!program) throw httpErrors.notFound('program', programId);
  if (program.scenes.length > 0) return;
  throw httpErrors.conflict(errorCodes.operationFailed, `"${program.name}" has no scene.`);
}

/** @throws HttpError 404 (6) no such media project; 409 (46) it is a draft, which cannot be played */
function getPublishedProject(store: Store, projectId: string): Row {
  const project = store.table('projects').get(projectId);
  if (!project) throw httpErrors.notFound('projects', projectId);
  if (project.state === 'published') return project;
  throw httpErrors.conflict(
    errorCodes.operationFailed,
    `"${String(project.name)}" is not published.`,
  );
}

/** Returns the projects of a player with the published version of one: a new one is last. @throws HttpError 409 (78) */
function addProject(
  { store, clock }: RuleContext,
  { projects }: StoredPlayer,
  projectId: string,
): readonly PlayerProject[] {
  const { name, version, publishedVersion } = getPublishedProject(store, projectId);
  const sent = {
    name: String(name),
    version: Number(publishedVersion ?? version),
    sentAt: new Date(clock()).toISOString(),
  };
  if (projects.some(({ id }) => id === projectId))
    return projects.map(project => (project.id === projectId ? { ...project, ...sent } : project));
  if (projects.length >= MAX_PROJECTS)
    throw httpErrors.conflict(errorCodes.tooLarge, `The player has ${MAX_PROJECTS} projects.`);
  return [...projects, { id: projectId, active: false, ...sent }];
}

/**
 * Executes the commands of the players that have returned, in the order of the requests. One that is no longer possible
 * is dropped. Nearly free while none waits.
 */
export function executePendingCommands(platform: RuleContext): void {
  const { store } = platform;
  for (const command of listCommands(store)) {
    const player = store.table('players').get(command.playerId) as StoredPlayer | undefined;
    const asset = store.table('assets').get(command.assetId);
    if (player && asset && !isOnline(store, asset)) continue;
    store.remove(COMMAND_COLLECTION, command.id);
    if (player && asset) executePending(platform, player, command);
  }
}

function executePending(
  platform: RuleContext,
  player: StoredPlayer,
  command: PendingPlayerCommand,
): void {
  const asset = platform.store.table('assets').get(command.assetId) ?? {};
  const entry = { action: 'player', value: COMMAND_SYMBOLS[command.kind] + command.name } as const;
  const log = (logged: EquipmentLogEntry) =>
    logEquipment({ platform, caller: undefined }, asset, { ...logged, source: 'platform' });
  try {
    platform.store.put('players', executeCommand(platform, player, command));
    log({ ...entry });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    log({ ...entry, ...toFailedResult(error.code) });
  }
}
