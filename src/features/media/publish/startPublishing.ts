import { createElement } from 'react';

import { calls } from '../../../data/calls.ts';
import {
  type BulkRun,
  createBulkRun,
  getItemsByStatus,
  type ItemOutcome,
} from '../../../resources/bulk/run/BulkRun.ts';
import { startTask } from '../../../resources/tasks/tasks.ts';
import type { Task } from '../../../resources/tasks/Task.ts';
import type { components, Readable } from '../../../generated/core/types.ts';
import { PublishOutcome } from './PublishOutcome.tsx';

export type Player = Readable<components['schemas']['Player']>;

/** The state of a command: without a response yet, done, waiting for a player that is offline, or failed. */
export type PlayerResult = 'sending' | 'sent' | 'waiting' | { readonly error: unknown };

/** The results of commands by the ids of their players. */
export type PlayerResults = ReadonlyMap<string, PlayerResult>;

interface PublishPlan {
  readonly projectId: string;
  readonly name: string;
  /** The task under which it is listed: "Publishing Riverfront". */
  readonly title: string;
  /** The route of the project. */
  readonly path: string;
  /** Publishes the project; absent where only players are sent to again. */
  readonly publish?: (() => Promise<void>) | undefined;
  readonly players: readonly Player[];
  readonly onResults: (results: PlayerResults) => void;
  /** Called when the players have been sent to. */
  readonly onFinished: () => void;
}

/**
 * Publishes a project and adds it to players, several at a time, as a task: when the editor is left, the result of each
 * player is found under Tasks.
 *
 * @see MEDIA-08, MEDIA-12, UX-06
 */
export function startPublishing(plan: PublishPlan): {
  readonly id: string;
  readonly finished: Promise<Task>;
} {
  const { projectId, title, players, publish, onResults } = plan;
  const playersById = new Map(players.map(player => [player.id, player]));
  const run = createBulkRun(
    players.map(({ id, assetName, name }) => ({ id, name: `${assetName} ${name}` })),
  );
  run.subscribe(() => onResults(readResults(run)));
  return startTask({
    title,
    run: async control => {
      await publish?.();
      // Without players, publishing is the one item.
      const isDone = players.length === 0;
      control.reportProgress({ done: Number(isDone), failed: 0, total: players.length || 1 });
      onResults(readResults(run));
      await run.start(async ({ id }, signal) => {
        const { assetId = '' } = playersById.get(String(id)) ?? {};
        return calls.core.addPlayerProject({
          path: { id: assetId, playerId: String(id), projectId },
          signal,
        });
      }, control);
      plan.onFinished();
    },
    getRetry: () => {
      const failedIds = new Set(
        getItemsByStatus(run, 'failed', 'timedOut', 'notStarted').map(({ id }) => id),
      );
      const failed = players.filter(({ id }) => failedIds.has(id));
      return failed.length > 0
        ? () => void startPublishing({ ...plan, publish: undefined, players: failed })
        : undefined;
    },
    Detail: () => createElement(PublishOutcome, { name: plan.name, path: plan.path, run }),
  });
}

const readResults = (run: BulkRun): PlayerResults =>
  new Map(
    run.getOutcomes().flatMap((outcome): readonly (readonly [string, PlayerResult])[] => {
      const result = toResult(outcome);
      return result === undefined ? [] : [[String(outcome.item.id), result]];
    }),
  );

/** Returns the result of a player; undefined where nothing was sent to it. */
function toResult({ status, error }: ItemOutcome): PlayerResult | undefined {
  switch (status) {
    case 'waiting':
    case 'sent':
      return 'sending';
    case 'done':
      return 'sent';
    case 'pending':
      return 'waiting';
    case 'failed':
    case 'timedOut':
      return { error };
    case 'notStarted':
      return undefined;
  }
}
