import { createElement } from 'react';

import { calls } from '../../../data/calls.ts';
import {
  type BulkRun,
  createBulkRun,
  type ItemOutcome,
} from '../../../resources/bulk/run/BulkRun.ts';
import { startTask } from '../../../resources/tasks/tasks.ts';
import type { Task } from '../../../resources/tasks/Task.ts';
import type { components, Readable } from '../../../generated/core/types.ts';
import { PublishOutcome } from './PublishOutcome.tsx';

export type Player = Readable<components['schemas']['Player']>;

/**
 * The state of a command: without a response yet, done, waiting for a player that is offline, not sent because the task was
 * stopped before, or failed.
 */
export type PlayerResult = 'sending' | 'sent' | 'waiting' | 'notSent' | { readonly error: unknown };

/** Whether a player did not get the project, and can be retried. */
export const isUnsent = (result: PlayerResult | undefined): boolean =>
  result === 'notSent' || typeof result === 'object';

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
  const listUnsent = () => {
    const results = readResults(run);
    return players.filter(({ id }) => isUnsent(results.get(id)));
  };
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
      const unsent = listUnsent();
      return unsent.length > 0
        ? () => void startPublishing({ ...plan, publish: undefined, players: unsent })
        : undefined;
    },
    getRetryCount: () => listUnsent().length,
    Detail: () => createElement(PublishOutcome, { name: plan.name, path: plan.path, run }),
  });
}

const readResults = (run: BulkRun): PlayerResults =>
  new Map(run.getOutcomes().map(outcome => [String(outcome.item.id), toResult(outcome)]));

function toResult({ status, error }: ItemOutcome): PlayerResult {
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
      return 'notSent';
  }
}
