import type { Identifier } from 'react-admin';

import type { FormValues } from '../../form/FormRules.ts';
import type { Outcome } from '../BulkRun.ts';
import type { Fates } from './Fates.ts';
import { jobStorage } from './jobStorage.ts';
import { KeptError, type KeptReason, LEFT } from './KeptError.ts';
import type { KeptJob } from './KeptJob.ts';
import { standingsLeft } from './marks.ts';

/** What is written down of a job once. */
interface About {
  readonly title: string;
  readonly resource: string;
  readonly operation: string;
  readonly values: FormValues;
  readonly began: number;
  readonly items: readonly (readonly [id: Identifier, name: string])[];
}

/** What became of the records of a job, as it was written down last. */
export const readFates = (id: string): Fates | undefined => parsed<Fates>(id, 'fates');

const read = new Map<string, { readonly written: string; readonly job: KeptJob | undefined }>();

/**
 * A job that is written down; undefined where it is not, or what is there is no job: anybody can have changed it. The same
 * object as long as the same is written.
 */
export function readJob(id: string): KeptJob | undefined {
  const written = `${jobStorage.read(id, 'at')} ${jobStorage.read(id, 'fates')}`;
  const known = read.get(id);
  if (known?.written === written) return known.job;
  const job = readAnew(id);
  read.set(id, { written, job });
  return job;
}

function readAnew(id: string): KeptJob | undefined {
  const about = parsed<About>(id, 'about');
  if (!about || !Array.isArray(about.items) || typeof about.operation !== 'string')
    return undefined;
  const fates = readFates(id);
  const pairs: About['items'] = about.items;
  const items = pairs.map(([key, name]) => ({ id: key, name }));
  const sent = Number(jobStorage.read(id, 'at') ?? 0);
  const standings = standingsLeft(fates?.marks ?? '', sent, items.length);
  const outcomes = items.flatMap((item, place): readonly Outcome[] => {
    const standing = standings[place];
    if (standing === undefined) return [];
    return [{ item, standing, ...errorAt(place, standing, fates) }];
  });
  const { title, resource, operation, values, began } = about;
  return {
    ...{ id, title, resource, operation, values, began, items, outcomes },
    taken: fates?.taken ?? 0,
    ...(fates?.ended !== undefined && { ended: fates.ended }),
  };
}

function errorAt(place: number, standing: Outcome['standing'], fates: Fates | undefined) {
  const isUnheard = standing === 'timedOut';
  if (standing !== 'failed' && !isUnheard) return {};
  const at = fates?.why[place];
  const known: KeptReason | undefined = at === undefined ? undefined : fates?.reasons[at];
  const reason = known ?? (isUnheard ? LEFT : undefined);
  return reason && { error: new KeptError(reason, isUnheard) };
}

function parsed<Value>(id: string, part: 'about' | 'fates'): Value | undefined {
  try {
    return (JSON.parse(jobStorage.read(id, part) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}
