import { isLampDark, getLightAt } from '../../city/lightHistory.ts';
import { errorCodes, httpErrors } from '../../platform/HttpError.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { getScheduleEdges, getScheduleLevel, getNightEdges } from './schedule.ts';
import { isLamp } from './targets.ts';
import { createLampSet, type LampSet } from './lampSet.ts';

/** The light that a lamp should have, and its control source. */
export interface LampLight {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
  readonly mode: 'MANUAL' | 'STRATEGY';
}

/** Resolves the control source of a platform's lamps: one resolution for every view and command. */
export interface LampControl {
  /**
   * Returns the light of a lamp at a moment: by the newest override that holds it, else by the running schedule of the
   * highest priority, else by the timetable of the city. Earlier runs are ignored.
   */
  readonly getLight: (asset: Row, ms: number) => LampLight;
  /** Whether an override holds a lamp at a moment. */
  readonly isOverridden: (asset: Row, ms: number) => boolean;
  /** Returns the last change of a lamp's target: a step, or the start of a schedule. */
  readonly getLastEdge: (asset: Row, ms: number) => number;
  /** Returns the time of the next change of lamps. */
  readonly getNextEdge: (ms: number) => number;
}

const RUNNING_FILTER = { where: { state: { inq: ['running', 'pending'] } } };

/** The maximum skew of unique creation times in ms: fewer overrides than this start within it. */
const OVERRIDE_CLOCK_SKEW_MS = 1000;

/** A running strategy or plan. */
interface RunningSchedule {
  readonly row: Row;
  readonly since: number;
  readonly members: LampSet;
  readonly getLevelAt: (ms: number) => number | undefined;
}

/** A lamp that is broken, or without power, stays dark whatever its control source. */
function createLight(
  asset: Row,
  ms: number,
  targetBrightness: number,
  mode: LampLight['mode'],
): LampLight {
  const brightness = targetBrightness > 0 && isLampDark(asset, ms) ? 0 : targetBrightness;
  return { on: brightness > 0, brightness, mode };
}

/**
 * Creates the lamp control, also for records outside the domains of a caller: valid until a schedule or override
 * starts, stops or ends.
 */
export function createLampControl({ unscoped: store }: Store): LampControl {
  const getDomainPath = createDomainPathReader(store);
  const overrides = store
    .table('overrides')
    .find({ where: { state: 'active' }, order: ['createdAt DESC'] })
    .map(row => ({
      row,
      // One of several in a millisecond has a later creation time than its start.
      begin: Date.parse(String(row.createdAt)) - OVERRIDE_CLOCK_SKEW_MS,
      end: Date.parse(String(row.expires)),
      members: createLampSet(store, row),
    }));
  const runs = listRunningSchedules(store);

  const findOverride = (asset: Row, ms: number) =>
    overrides.find(
      ({ begin, end, members }) =>
        begin <= ms && ms < end && members.includes(asset, getDomainPath(asset.domainId)),
    )?.row;

  const findRunningSchedule = (asset: Row, ms: number): RunningSchedule | undefined =>
    runs.find(
      ({ since, members, getLevelAt }) =>
        since <= ms &&
        members.includes(asset, getDomainPath(asset.domainId)) &&
        getLevelAt(ms) !== undefined,
    );

  return {
    getLight(asset, ms) {
      const override = findOverride(asset, ms);
      if (override) return createLight(asset, ms, Number(override.brightness), 'MANUAL');
      const level = isLamp(asset) ? findRunningSchedule(asset, ms)?.getLevelAt(ms) : undefined;
      return createLight(asset, ms, level ?? getLightAt(asset, ms).brightness, 'STRATEGY');
    },

    isOverridden: (asset, ms) => findOverride(asset, ms) !== undefined,

    getLastEdge(asset, ms) {
      const run = findRunningSchedule(asset, ms);
      const edges = run ? [run.since, ...getScheduleEdges(store, run.row, ms)] : getNightEdges(ms);
      return Math.max(...edges.filter(edge => edge <= ms));
    },

    getNextEdge(ms) {
      const edges = [
        ...getNightEdges(ms),
        ...runs.flatMap(({ row }) => getScheduleEdges(store, row, ms)),
      ];
      return Math.min(...edges.filter(edge => edge > ms));
    },
  };
}

/** Lists the running schedules, the highest priority first. */
function listRunningSchedules(store: Store): readonly RunningSchedule[] {
  return (['strategies', 'plans'] as const)
    .flatMap(resource => store.table(resource).find(RUNNING_FILTER))
    .toSorted((a, b) => Number(b.priority) - Number(a.priority))
    .map(row => {
      let lastLevel: readonly [ms: number, level: number | undefined] | undefined;
      return {
        row,
        since: Date.parse(String(row.startedAt)),
        members: createLampSet(store, row),
        getLevelAt(ms) {
          if (lastLevel?.[0] !== ms) lastLevel = [ms, getScheduleLevel(store, row, ms)];
          return lastLevel[1];
        },
      };
    });
}

/** Creates a reader of a domain's ancestors, including the domain itself. */
function createDomainPathReader(store: Store): (id: unknown) => readonly unknown[] {
  const paths = new Map<unknown, readonly unknown[]>();
  return function getPath(id: unknown): readonly unknown[] {
    const cached = paths.get(id);
    if (cached) return cached;
    const { parentId } = store.table('domains').get(id) ?? {};
    const path = parentId === undefined ? [id] : [id, ...getPath(parentId)];
    paths.set(id, path);
    return path;
  };
}

/**
 * Asserts that no override holds the lamp: manual switching is not possible then, another override is.
 *
 * @throws HttpError 409 (46)
 */
export function assertNotOverridden(store: Store, asset: Row, now: number): void {
  if (!createLampControl(store).isOverridden(asset, now)) return;
  throw httpErrors.conflict(errorCodes.operationFailed, 'An override holds the lamp');
}
