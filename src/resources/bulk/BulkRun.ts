import type { Identifier } from 'react-admin';

import { fewAtOnce } from '../../domain/fewAtOnce.ts';
import type { TaskControl } from '../tasks/Task.ts';
import { answerWithin, isTimeOut } from '../answerWithin.ts';

/** One of the records that something is done to. */
export interface BulkItem {
  readonly id: Identifier;
  /** What a sentence calls it. */
  readonly name: string;
}

/** Where one of many records stands. `notStarted`: somebody stopped the work, or the session ended, before its turn. */
export type Standing = 'waiting' | 'sent' | 'done' | 'failed' | 'timedOut' | 'notStarted';

export interface Outcome {
  readonly item: BulkItem;
  readonly standing: Standing;
  /** What the platform answered, once it is done. */
  readonly answer?: unknown;
  /** Why it is not. */
  readonly error?: unknown;
}

export type Tally = Readonly<Record<Standing, number>>;

/** Does it to one record; the signal ends when nobody waits for the answer any more. */
export type BulkWork = (item: BulkItem, signal: AbortSignal) => Promise<unknown>;

/** Something done to many records, each with its own outcome. It can be watched while it lasts. */
export interface BulkRun {
  readonly items: readonly BulkItem[];
  readonly start: (work: BulkWork, control: TaskControl) => Promise<BulkRun>;
  readonly outcomes: () => readonly Outcome[];
  readonly tally: () => Tally;
  readonly subscribe: (listener: () => void) => () => void;
}

const NONE: Tally = { waiting: 0, sent: 0, done: 0, failed: 0, timedOut: 0, notStarted: 0 };

/**
 * Prepares something for many records: a few at a time, each waited for as long as a device may take. What fails does
 * not keep the others from being done; an ended session (401) and a cancel do. What was sent by then is waited for,
 * for nobody can call it back.
 */
export function createBulkRun(items: readonly BulkItem[]): BulkRun {
  const outcomes = new Map<BulkItem, Outcome>(
    items.map(item => [item, { item, standing: 'waiting' }]),
  );
  const listeners = new Set<() => void>();
  let tally: Tally = { ...NONE, waiting: items.length };

  const note = (outcome: Outcome) => {
    const before = outcomes.get(outcome.item)?.standing ?? 'waiting';
    outcomes.set(outcome.item, outcome);
    const left = { ...tally, [before]: tally[before] - 1 };
    tally = { ...left, [outcome.standing]: left[outcome.standing] + 1 };
  };
  const tellAll = () => listeners.forEach(listener => listener());

  const start = async (work: BulkWork, { signal, tell }: TaskControl) => {
    let signedOut = false;
    const put = (outcome: Outcome) => {
      note(outcome);
      const failed = tally.failed + tally.timedOut;
      tell({ done: tally.done + failed, failed, total: items.length });
      tellAll();
    };
    await fewAtOnce(
      items,
      async item => {
        put({ item, standing: 'sent' });
        try {
          const answer = await answerWithin(each => work(item, each));
          put({ item, standing: 'done', answer });
        } catch (error) {
          signedOut ||= (error as { readonly status?: unknown }).status === 401;
          put({ item, standing: isTimeOut(error) ? 'timedOut' : 'failed', error });
        }
      },
      () => !signal.aborted && !signedOut,
    );
    for (const { item, standing } of [...outcomes.values()]) {
      if (standing === 'waiting') note({ item, standing: 'notStarted' });
    }
    tellAll();
    return run;
  };

  const run: BulkRun = {
    items,
    start,
    outcomes: () => [...outcomes.values()],
    tally: () => tally,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return run;
}

/** The records of a run that ended in one of these ways. */
export const itemsIn = (run: BulkRun, ...standings: readonly Standing[]): readonly BulkItem[] =>
  run.outcomes().flatMap(({ item, standing }) => (standings.includes(standing) ? [item] : []));
