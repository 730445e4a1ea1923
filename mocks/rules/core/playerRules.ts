import type { PlayerCommand, PlayerInsertion } from '../../model/media/playerCommand.ts';
import { readCountConditions, toFilterObject } from '../../platform/crud.ts';
import { errorCodes, HttpError, httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule, RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';
import { logEquipment, logUserAction } from '../logs/activityLogs.ts';
import { isOnline } from '../../model/isOnline.ts';
import { contactDevice } from './contactDevice.ts';
import { getAsset } from './getAsset.ts';
import { logDeviceError } from './logDeviceError.ts';
import { withUnscopedStore } from './withUnscopedStore.ts';
import { deferCommand, executePendingCommands, willHaveProject } from './pendingPlayerCommands.ts';
import {
  assertExecutable,
  COMMAND_SYMBOLS,
  describeCommand,
  executeCommand,
} from './playerCommands.ts';
import type { StoredPlayer } from './playerModel.ts';
import { createPlayerTable, toPlayer } from './playerRows.ts';

/** The command of each operation as the device receives it, which affects its response time. */
const COMMAND_NAMES = {
  add: 'add project',
  remove: 'remove project',
  activate: 'activate project',
  insert: 'insertion',
  end: 'end insertion',
} as const;

function executeWhatWaited(platform: RuleContext): RuleContext {
  executePendingCommands(withUnscopedStore(platform));
  return platform;
}

export const listDisplayPlayers = ({ platform }: OperationCall, asset: Row): readonly Row[] =>
  executeWhatWaited(platform)
    .store.table('players')
    .find({ where: { assetId: String(asset.id) } })
    .map(player => toPlayer(platform, player));

/** @throws HttpError 404 (39) the display has no such player */
function getKnownPlayer(
  { platform: { store }, path: { playerId = '' } }: OperationCall,
  { id }: Row,
): StoredPlayer {
  const player = store.table('players').get(playerId);
  if (player?.assetId === id) return player as StoredPlayer;
  throw new HttpError(404, errorCodes.unknownPlayer, `"${String(id)}" has no player "${playerId}"`);
}

/**
 * Executes a command on the player of the path; while its display is offline, the command waits.
 *
 * @throws HttpError 404: 3, 6, 39; 409: 9, 18, 46, 78, 81
 */
async function command(call: OperationCall, playerCommand: PlayerCommand): Promise<Row> {
  const platform = executeWhatWaited(call.platform);
  const asset = getAsset(call);
  const { kind } = playerCommand;
  const { id } = getKnownPlayer(call, asset);
  const isAwaited =
    kind === 'remove' && willHaveProject(platform.store, id, playerCommand.projectId);
  if (!isAwaited) assertExecutable(platform.store, getKnownPlayer(call, asset), playerCommand);
  const value = COMMAND_SYMBOLS[kind] + describeCommand(platform.store, playerCommand);
  await logDeviceError(
    call,
    asset,
    { action: 'player', value: COMMAND_NAMES[kind] },
    contactPlayer(call, playerCommand),
  );
  const player = executeCommand(platform, getKnownPlayer(call, getAsset(call)), playerCommand);
  platform.store.put('players', player);
  logEquipment(call, getAsset(call), { action: 'player', value });
  const detail = `${player.name}: ${value}`;
  logUserAction(call, { action: 'publish', target: 'players', targetId: player.id, detail });
  return toPlayer(platform, player);
}

/** Awaits the display of a player. @throws HttpError 409: 9, 18; 81 it is offline, so the command waits */
async function contactPlayer(call: OperationCall, playerCommand: PlayerCommand): Promise<void> {
  const { platform } = call;
  try {
    await contactDevice(call, COMMAND_NAMES[playerCommand.kind]);
  } catch (error) {
    const asset = getAsset(call);
    if (!(error instanceof HttpError) || isOnline(platform.store, asset)) throw error;
    deferCommand(platform, getKnownPlayer(call, asset), playerCommand);
    throw httpErrors.conflict(errorCodes.pending, 'The player is offline; it will do it later.');
  }
}

const commandProject =
  (kind: 'add' | 'remove' | 'activate'): OperationRule =>
  async call =>
    command(call, { kind, projectId: call.path.projectId ?? '' });

/** The rules of the players of LED displays. @see DEVICE-06, MEDIA-12 */
export const playerRules: Readonly<Record<string, OperationRule>> = {
  listPlayers: ({ query, platform }) =>
    createPlayerTable(executeWhatWaited(platform)).find(toFilterObject(query.filter)),
  countPlayers: ({ query, platform }) => ({
    count: createPlayerTable(executeWhatWaited(platform)).count(readCountConditions(query)),
  }),
  insertIntoPlayer: async call => {
    const insertion = call.body as PlayerInsertion;
    return command(call, { kind: 'insert', insertion });
  },
  endInsertion: async call => command(call, { kind: 'end' }),
  addPlayerProject: commandProject('add'),
  removePlayerProject: commandProject('remove'),
  activatePlayerProject: commandProject('activate'),
};
