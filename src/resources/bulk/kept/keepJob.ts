import type { Keeper } from '../BulkRun.ts';
import { collectFates } from './Fates.ts';
import { jobStorage } from './jobStorage.ts';
import { ownJobs } from './ownJobs.ts';
import type { JobPlan } from './KeptJob.ts';
import { reasonOf } from './KeptError.ts';
import { readFates } from './readJobs.ts';
import { runningHere } from './runningHere.ts';

/** Milliseconds between two writings of what became of the records; what is sent is written at once. */
const OFTEN = 500;

export interface KeptRun {
  readonly id: string;
  readonly keeper: Keeper;
}

/**
 * Writes a job down before it begins, and what becomes of it while it runs. That a record is about to be sent is written
 * before it is, so that whoever finds the job after the page has ended knows which ones surely were not.
 *
 * @returns nothing where this browser keeps nothing, or has no room: then the job lives as long as the page
 */
export function keepJob({ items, ...plan }: JobPlan): KeptRun | undefined {
  const began = Date.now();
  const id = `${began}-${crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36)}`;
  jobStorage.trim(each => readFates(each)?.ended !== undefined);
  const about = { ...plan, began, items: items.map(item => [item.id, item.name]) };
  if (!jobStorage.write(id, 'about', JSON.stringify(about))) return undefined;
  const fates = collectFates(items.length, reasonOf);
  const release = runningHere.hold(id);
  const session = ownJobs.session();
  const isOurs = () => session === ownJobs.session();
  const put = (more: object = {}) =>
    isOurs() && jobStorage.write(id, 'fates', JSON.stringify({ ...fates.read(), ...more }));
  put();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const putSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      put();
    }, OFTEN);
  };
  // What was answered in the last moment is known too.
  const putNow = () => void put();
  addEventListener('pagehide', putNow);
  return {
    id,
    keeper: {
      sending: place => {
        if (isOurs()) jobStorage.write(id, 'at', String(place + 1));
      },
      note: (place, outcome) => {
        fates.note(place, outcome);
        putSoon();
      },
      over: () => {
        clearTimeout(timer);
        removeEventListener('pagehide', putNow);
        put({ ended: Date.now() });
        release();
      },
    },
  };
}
