import { findStepIndex } from '../../city/energySeries.ts';
import { getOnlineMsBetween } from '../../city/lightHistory.ts';
import { isOnline } from '../../model/isOnline.ts';
import { COMMAND_COLLECTION } from '../../model/media/playerCommand.ts';
import { getPlays, PLAY_COLLECTION } from '../../model/media/playerPlays.ts';
import { getStepEdges, readTimeSpan, type SeriesStep } from '../../model/periods.ts';
import { andConditions, createSubtreeCondition, listSubtreeIds } from '../../model/subtree.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { HOUR_MS } from '../../shared/duration.ts';

/** The maximum number of projects in a response. */
const MAX_PROJECTS = 20;

interface DisplayPlayer {
  readonly player: Row;
  readonly asset: Row;
}

/** Returns what the players of a domain did in the steps of a period, what waits for them, and what they played. */
export function getPlayerStatistics(call: OperationCall): Row {
  const { store } = call.platform;
  const edges = getStepEdges(readTimeSpan(call), (call.query.step ?? 'day') as SeriesStep);
  const players = listDisplayPlayers(store, readDomainId(call));
  const hours = getPlayedHours(store, players, edges);
  const offline = players.filter(({ asset }) => !isOnline(store, asset));
  const pending = listPendingTimes(store, offline);
  const waiting = countByStep(pending, edges);
  const delivered = countByStep(listCommandTimes(call, 'success', edges), edges);
  const failed = countByStep(listCommandTimes(call, 'failed', edges), edges);
  const sizes = getSizes(store.table('files').find({}), edges);
  return {
    players: players.length,
    online: players.length - offline.length,
    pending: pending.length,
    steps: edges.slice(1).map((_, i) => ({
      time: new Date(edges[i] ?? 0).toISOString(),
      delivered: delivered[i],
      waiting: waiting[i],
      failed: failed[i],
      hours: roundHours(hours.bySteps[i] ?? 0),
      size: sizes[i],
    })),
    projectHours: listProjectHours(store, hours.byProject),
  };
}

/** @throws HttpError 404 (6) no such domain */
function readDomainId({ query: { domainId }, platform: { store } }: OperationCall) {
  if (typeof domainId !== 'string') return undefined;
  if (!store.table('domains').get(domainId)) throw httpErrors.notFound('domain', domainId);
  return domainId;
}

function listDisplayPlayers(store: Store, domainId: string | undefined): readonly DisplayPlayer[] {
  const ids = listSubtreeIds(store, domainId);
  const domainIds = ids && new Set(ids);
  return store
    .table('players')
    .find({})
    .flatMap(player => {
      const asset = store.table('assets').get(String(player.assetId));
      if (!asset || (domainIds && !domainIds.has(String(asset.domainId)))) return [];
      return [{ player, asset }];
    });
}

/** Sums the time in which the players had an active project and could be reached. */
function getPlayedHours(store: Store, players: readonly DisplayPlayer[], edges: readonly number[]) {
  const bySteps = edges.slice(1).map(() => 0);
  const byProject = new Map<string, number>();
  for (const { player, asset } of players) {
    const plays = getPlays(player, store.records(PLAY_COLLECTION).get(String(player.id)));
    for (const { projectId, from: begin, to: end = Infinity } of plays) {
      for (const index of bySteps.keys()) {
        const from = Math.max(begin, edges[index] ?? 0);
        const to = Math.min(end, edges[index + 1] ?? 0);
        if (from >= to) continue;
        const hours = getOnlineMsBetween(asset, from, to) / HOUR_MS;
        bySteps[index] = (bySteps[index] ?? 0) + hours;
        byProject.set(projectId, (byProject.get(projectId) ?? 0) + hours);
      }
    }
  }
  return { bySteps, byProject };
}

const roundHours = (hours: number) => Math.round(hours * 10) / 10;

const listProjectHours = (store: Store, byProject: ReadonlyMap<string, number>) =>
  Array.from(byProject, ([projectId, hours]) => {
    const name = store.table('projects').get(projectId)?.name;
    return { projectId, name: typeof name === 'string' ? name : projectId, hours };
  })
    .filter(({ hours }) => hours > 0)
    .sort((a, b) => b.hours - a.hours || a.projectId.localeCompare(b.projectId))
    .slice(0, MAX_PROJECTS)
    .map(row => ({ ...row, hours: roundHours(row.hours) }));

/** Lists when the commands that wait for these players were requested; an online player has nothing to wait for. */
function listPendingTimes(store: Store, players: readonly DisplayPlayer[]): readonly number[] {
  const ids = new Set(players.map(({ player }) => player.id));
  return [...store.records(COMMAND_COLLECTION).all()]
    .filter(({ playerId }) => ids.has(playerId))
    .map(({ requestedAt }) => Date.parse(String(requestedAt)));
}

/** Lists when commands to players had this result. */
function listCommandTimes(
  call: OperationCall,
  result: 'success' | 'failed',
  edges: readonly number[],
): readonly number[] {
  const [from, to] = [new Date(edges[0] ?? 0), new Date(edges.at(-1) ?? 0)];
  const condition = {
    and: [
      { action: 'player', result },
      { time: { gte: from.toISOString() } },
      { time: { lt: to.toISOString() } },
    ],
  };
  const { store } = call.platform;
  const domainId = readDomainId(call);
  const domain = domainId === undefined ? {} : createSubtreeCondition(store, domainId, 'domain_id');
  const where = andConditions(condition, domain);
  return store
    .table('equipmentLogs')
    .find({ where })
    .map(({ time }) => Date.parse(String(time)));
}

function countByStep(times: readonly number[], edges: readonly number[]): readonly number[] {
  const counts = edges.slice(1).map(() => 0);
  const last = edges.at(-1) ?? 0;
  for (const time of times) {
    const index = time < (edges[0] ?? 0) || time >= last ? -1 : findStepIndex(edges, time);
    if (index in counts) counts[index] = (counts[index] ?? 0) + 1;
  }
  return counts;
}

/** Returns the size of the files at the end of each step, in bytes. */
const getSizes = (files: readonly Row[], edges: readonly number[]): readonly number[] =>
  edges
    .slice(1)
    .map(edge =>
      files
        .filter(({ createTime }) => Date.parse(String(createTime)) <= edge)
        .reduce((sum, { size }) => sum + Number(size), 0),
    );
