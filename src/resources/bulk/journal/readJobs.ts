import type { Identifier } from 'react-admin';

import type { FormValues } from '../../values/FormRules.ts';
import type { ItemOutcome } from '../run/BulkRun.ts';
import type { SavedOutcomes } from './savedOutcomes.ts';
import { jobStorage } from '../../tasks/jobStorage.ts';
import { SavedError, type SavedErrorReason, PAGE_LEFT_REASON } from './SavedError.ts';
import type { SavedJob } from './SavedJob.ts';
import { getFinalStatuses } from './statusCodes.ts';

/** The part of a job that is saved once. */
interface SavedPlan {
  readonly title: string;
  readonly resource: string;
  readonly operation: string;
  readonly values: FormValues;
  readonly began: number;
  readonly items: readonly (readonly [id: Identifier, name: string])[];
}

/** Returns the last saved outcomes of a job. */
export const readSavedOutcomes = (id: string): SavedOutcomes | undefined =>
  parseStored<SavedOutcomes>(id, 'fates');

const jobCache = new Map<
  string,
  { readonly storedText: string; readonly job: SavedJob | undefined }
>();

/**
 * Returns a saved job; undefined where it is missing or invalid, because storage can be edited. Returns the same object
 * as long as the stored text is the same.
 */
export function readJob(id: string): SavedJob | undefined {
  const storedText = `${jobStorage.read(id, 'at')} ${jobStorage.read(id, 'fates')}`;
  const cachedJob = jobCache.get(id);
  if (cachedJob?.storedText === storedText) return cachedJob.job;
  const job = parseJob(id);
  jobCache.set(id, { storedText, job });
  return job;
}

function parseJob(id: string): SavedJob | undefined {
  const savedPlan = parseStored<SavedPlan>(id, 'about');
  if (!savedPlan || !Array.isArray(savedPlan.items) || typeof savedPlan.operation !== 'string')
    return undefined;
  const savedOutcomes = readSavedOutcomes(id);
  const savedItems: SavedPlan['items'] = savedPlan.items;
  const items = savedItems.map(([key, name]) => ({ id: key, name }));
  const sentCount = Number(jobStorage.read(id, 'at') ?? 0);
  const statuses = getFinalStatuses(savedOutcomes?.marks ?? '', sentCount, items.length);
  const outcomes = items.flatMap((item, index): readonly ItemOutcome[] => {
    const status = statuses[index];
    if (status === undefined) return [];
    return [{ item, status, ...getErrorAt(index, status, savedOutcomes) }];
  });
  const { title, resource, operation, values, began: startedAt } = savedPlan;
  return {
    ...{ id, title, resource, operation, values, startedAt, items, outcomes },
    movedCount: savedOutcomes?.taken ?? 0,
    ...(savedOutcomes?.ended !== undefined && { endedAt: savedOutcomes.ended }),
  };
}

function getErrorAt(
  index: number,
  status: ItemOutcome['status'],
  savedOutcomes: SavedOutcomes | undefined,
) {
  const isResponseUnknown = status === 'timedOut';
  if (status !== 'failed' && !isResponseUnknown) return {};
  const reasonIndex = savedOutcomes?.why[index];
  const savedReason: SavedErrorReason | undefined =
    reasonIndex === undefined ? undefined : savedOutcomes?.reasons[reasonIndex];
  const reason = savedReason ?? (isResponseUnknown ? PAGE_LEFT_REASON : undefined);
  return reason && { error: new SavedError(reason, isResponseUnknown) };
}

function parseStored<Value>(id: string, part: 'about' | 'fates'): Value | undefined {
  try {
    return (JSON.parse(jobStorage.read(id, part) ?? 'null') as Value | null) ?? undefined;
  } catch {
    return undefined;
  }
}
