import { isDark, lightAt } from '../../city/histories.ts';
import { codes, refuse } from '../../platform/Refusal.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { edgesOf, levelOf, nightEdges } from './schedule.ts';
import { isLamp } from './targets.ts';
import { membersOf, type Members } from './members.ts';

/** How a lamp is to burn, and who said so. */
export interface Light {
  readonly on: boolean;
  /** In per cent. */
  readonly brightness: number;
  readonly mode: 'MANUAL' | 'STRATEGY';
}

/** Who has the say over the lamps of a platform: one answer for all that shows or switches them. */
export interface Control {
  /**
   * How a lamp burns at a moment: as the newest override that holds it says, else as what runs says, the highest
   * priority first, else by the timetable of the city. What ended before is forgotten.
   */
  readonly lightOf: (asset: Row, ms: number) => Light;
  /** Whether an override holds a lamp at a moment. */
  readonly isHeld: (asset: Row, ms: number) => boolean;
  /** When what a lamp follows said something new last: a step, or the start of what runs. */
  readonly lastEdge: (asset: Row, ms: number) => number;
  /** When lamps will change next. */
  readonly nextEdge: (ms: number) => number;
}

const RUNNING = { where: { state: { inq: ['running', 'pending'] } } };

/** In ms: no more overrides begin in one. */
const MOST_AT_ONCE = 1000;

/** A strategy or a plan that runs. */
interface Run {
  readonly row: Row;
  readonly since: number;
  readonly members: Members;
  readonly levelAt: (ms: number) => number | undefined;
}

/** A lamp that is broken, or without power, stays dark whoever has the say. */
function lightAs(asset: Row, ms: number, asked: number, mode: Light['mode']): Light {
  const brightness = asked > 0 && isDark(asset, ms) ? 0 : asked;
  return { on: brightness > 0, brightness, mode };
}

/**
 * Who has the say now, also from outside the domains of a caller: good until something starts, stops or ends.
 */
export function createControl({ whole: store }: Store): Control {
  const domainsOf = pathsOf(store);
  const overrides = store
    .table('overrides')
    .find({ where: { state: 'active' }, order: ['createdAt DESC'] })
    .map(row => ({
      row,
      // One of several in a millisecond says that it is newer than it is.
      begin: Date.parse(String(row.createdAt)) - MOST_AT_ONCE,
      end: Date.parse(String(row.expires)),
      members: membersOf(store, row),
    }));
  const runs = runsOf(store);

  const holderOf = (asset: Row, ms: number) =>
    overrides.find(
      ({ begin, end, members }) =>
        begin <= ms && ms < end && members.have(asset, domainsOf(asset.domainId)),
    )?.row;

  const rulerOf = (asset: Row, ms: number): Run | undefined =>
    runs.find(
      ({ since, members, levelAt }) =>
        since <= ms && members.have(asset, domainsOf(asset.domainId)) && levelAt(ms) !== undefined,
    );

  return {
    lightOf(asset, ms) {
      const holder = holderOf(asset, ms);
      if (holder) return lightAs(asset, ms, Number(holder.brightness), 'MANUAL');
      const level = isLamp(asset) ? rulerOf(asset, ms)?.levelAt(ms) : undefined;
      return lightAs(asset, ms, level ?? lightAt(asset, ms).brightness, 'STRATEGY');
    },

    isHeld: (asset, ms) => holderOf(asset, ms) !== undefined,

    lastEdge(asset, ms) {
      const run = rulerOf(asset, ms);
      const edges = run ? [run.since, ...edgesOf(store, run.row, ms)] : nightEdges(ms);
      return Math.max(...edges.filter(edge => edge <= ms));
    },

    nextEdge(ms) {
      const edges = [...nightEdges(ms), ...runs.flatMap(({ row }) => edgesOf(store, row, ms))];
      return Math.min(...edges.filter(edge => edge > ms));
    },
  };
}

/** What runs, the highest priority first. */
function runsOf(store: Store): readonly Run[] {
  return (['strategies', 'plans'] as const)
    .flatMap(resource => store.table(resource).find(RUNNING))
    .toSorted((a, b) => Number(b.priority) - Number(a.priority))
    .map(row => {
      let last: readonly [ms: number, level: number | undefined] | undefined;
      return {
        row,
        since: Date.parse(String(row.startedAt)),
        members: membersOf(store, row),
        levelAt(ms) {
          if (last?.[0] !== ms) last = [ms, levelOf(store, row, ms)];
          return last[1];
        },
      };
    });
}

/** The domains that a domain lies in, itself among them. */
function pathsOf(store: Store): (id: unknown) => readonly unknown[] {
  const paths = new Map<unknown, readonly unknown[]>();
  return function pathOf(id: unknown): readonly unknown[] {
    const known = paths.get(id);
    if (known) return known;
    const { parentId } = store.table('domains').get(id) ?? {};
    const path = parentId === undefined ? [id] : [id, ...pathOf(parentId)];
    paths.set(id, path);
    return path;
  };
}

/**
 * Nobody switches by hand what an override holds; another override may.
 *
 * @throws Refusal 409 (46)
 */
export function refuseHeld(store: Store, asset: Row, now: number): void {
  if (!createControl(store).isHeld(asset, now)) return;
  throw refuse.conflict(codes.operationFailed, 'An override holds the lamp');
}
