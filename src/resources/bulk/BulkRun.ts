import type { Identifier } from 'react-admin';

import { fewAtOnce } from '../../domain/fewAtOnce.ts';
import type { TaskControl } from '../tasks/Task.ts';
import { answerWithin, isTimeOut } from '../answerWithin.ts';
import { isPending } from '../isPending.ts';
import { leaving } from './leaving.ts';

/** One of the records that something is done to. */
export interface BulkItem {
  readonly id: Identifier;
  /** What a sentence calls it. */
  readonly name: string;
}

/**
 * Where one of many records stands. `notStarted`: somebody stopped the work, or the session ended, before its turn.
 * `pending`: the platform keeps it until the device can take it (81); it need not be sent again.
 */
export type Standing =
  'waiting' | 'sent' | 'done' | 'pending' | 'failed' | 'timedOut' | 'notStarted';

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

/** Writes down where each record stands, so that a page that ends under the work does not lose it. */
export interface Keeper {
  /** Called before the record at this place is sent; records are sent in their order. */
  readonly sending: (place: number) => void;
  readonly note: (place: number, outcome: Outcome) => void;
  /** Nothing of it is under way any more. */
  readonly over: () => void;
}

const NONE: Tally = {
  ...{ waiting: 0, sent: 0, done: 0, pending: 0 },
  ...{ failed: 0, timedOut: 0, notStarted: 0 },
};

/**
 * Prepares something for many records: a few at a time, each waited for as long as a device may take. What fails does
 * not keep the others from being done; an ended session (401) and a cancel do. What was sent by then is waited for,
 * for nobody can call it back.
 */
export function createBulkRun(items: readonly BulkItem[], keeper?: Keeper): BulkRun {
  const places = new Map(items.map((item, place) => [item, place]));
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
    keeper?.note(places.get(outcome.item) ?? 0, outcome);
  };
  const tellAll = () => listeners.forEach(listener => listener());

  const start = async (work: BulkWork, { signal, tell }: TaskControl) => {
    let signedOut = false;
    const put = (outcome: Outcome) => {
      note(outcome);
      const failed = tally.failed + tally.timedOut;
      const { done, pending } = tally;
      tell({ done: done + pending + failed, pending, failed, total: items.length });
      tellAll();
    };
    const goesOn = () => !signal.aborted && !signedOut;
    await fewAtOnce(
      items,
      async item => {
        keeper?.sending(places.get(item) ?? 0);
        put({ item, standing: 'sent' });
        try {
          const answer = await answerWithin(each => work(item, each));
          put({ item, standing: 'done', answer });
        } catch (error) {
          const { status } = error as { readonly status?: unknown };
          if (!status && leaving.now()) {
            // The page took the call along, and would take the next ones too. Who finds the job reads that nobody heard.
            await leaving.over();
            put(failure(item, error));
            return;
          }
          signedOut ||= status === 401;
          put(isPending(error) ? { item, standing: 'pending' } : failure(item, error));
        }
      },
      goesOn,
    );
    for (const { item, standing } of [...outcomes.values()]) {
      if (standing === 'waiting') note({ item, standing: 'notStarted' });
    }
    keeper?.over();
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

const failure = (item: BulkItem, error: unknown): Outcome => ({
  item,
  standing: isTimeOut(error) ? 'timedOut' : 'failed',
  error,
});

/** The records of a run that ended in one of these ways. */
export const itemsIn = (run: BulkRun, ...standings: readonly Standing[]): readonly BulkItem[] =>
  run.outcomes().flatMap(({ item, standing }) => (standings.includes(standing) ? [item] : []));
