import {
  COMMAND_COLLECTION,
  isSameCommand,
  type PendingPlayerCommand,
} from '../../model/media/playerCommand.ts';
import { createId } from '../../platform/createId.ts';
import type { RuleContext } from '../../platform/operationRule.ts';
import type { Row } from '../../platform/Store.ts';

/**
 * Sends the published version of a project to the players in scope that have it: as commands, which core executes on the
 * online ones at once, and on the others when they return.
 */
export function sendToPlayers({ store, clock, random }: RuleContext, project: Row): void {
  const projectId = String(project.id);
  const command = { kind: 'add', projectId } as const;
  const pending = [
    ...store.records(COMMAND_COLLECTION).all(),
  ] as readonly Row[] as readonly PendingPlayerCommand[];
  for (const { id: playerId, assetId, projects } of store.table('players').find({})) {
    if (!((projects ?? []) as readonly Row[]).some(({ id }) => id === projectId)) continue;
    if (pending.some(other => other.playerId === playerId && isSameCommand(other, command)))
      continue;
    store.put(COMMAND_COLLECTION, {
      ...{ id: createId(random), playerId, assetId, ...command, name: project.name },
      requestedAt: new Date(clock()).toISOString(),
    });
  }
}
