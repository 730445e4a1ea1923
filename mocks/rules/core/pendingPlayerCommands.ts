import {
  COMMAND_COLLECTION,
  isSameCommand,
  type PendingPlayerCommand,
  type PlayerCommand,
} from '../../model/media/playerCommand.ts';
import { PLAY_COLLECTION } from '../../model/media/playerPlays.ts';
import { isOnline } from '../../model/isOnline.ts';
import { createId } from '../../platform/createId.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { type EquipmentLogEntry, logEquipment } from '../logs/activityLogs.ts';
import { toFailedResult } from '../logs/logOutcome.ts';
import { COMMAND_SYMBOLS, describeCommand, executeCommand } from './playerCommands.ts';
import type { StoredPlayer } from './playerModel.ts';

/** The maximum number of commands that wait for a player. */
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

/** Returns the last command that waits for a player and is about a project. */
const findLastCommand = (
  store: Store,
  playerId: string,
  projectId: string,
): PendingPlayerCommand | undefined =>
  listCommands(store).findLast(
    command =>
      command.playerId === playerId && 'projectId' in command && command.projectId === projectId,
  );

/** Whether a player will have a project once it has done what waits for it. */
export function willHaveProject(store: Store, playerId: string, projectId: string): boolean {
  const last = findLastCommand(store, playerId, projectId);
  return last !== undefined && last.kind !== 'remove';
}

/**
 * Stores a command until the player returns. The same command twice waits once, unless another one about its project
 * waits in between.
 *
 * @throws HttpError 409 (78) a hundred commands wait already
 */
export function deferCommand(
  { store, clock, random }: RuleContext,
  player: StoredPlayer,
  command: PlayerCommand,
): void {
  const pending = listCommands(store).filter(({ playerId }) => playerId === player.id);
  const insertions = pending.filter(({ kind }) => kind === 'insert' || kind === 'end');
  const earlier =
    command.kind === 'insert'
      ? insertions.slice(insertions.findLastIndex(({ kind }) => kind === 'end') + 1)
      : command.kind === 'end'
        ? insertions.slice(-1)
        : [findLastCommand(store, player.id, command.projectId)].filter(each => each !== undefined);
  if (earlier.some(waiting => isSameCommand(waiting, command))) return;
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
