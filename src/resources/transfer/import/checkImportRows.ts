import type { TaskControl } from '../../tasks/Task.ts';
import type {
  CheckSummary,
  CheckOptions,
  ImportWorker,
  PickedRow,
} from '../importWorker/ImportWorker.ts';
import { compareRows } from './compareRows.ts';
import { findUniqueConflicts } from './findUniqueConflicts.ts';
import type { ImportCheckLoader, ImportRemedy } from './ImportCheck.ts';
import type { CheckResult } from './ImportState.ts';
import { lookUpRecords, type LookupOptions } from './lookUpRecords.ts';
import { pickRows } from './pickRows.ts';

interface CheckImportRowsOptions
  extends
    Omit<LookupOptions, 'collected' | 'worker'>,
    Omit<CheckOptions, 'hasExistingIds' | 'records'> {
  readonly worker: ImportWorker;
  readonly check?: ImportCheckLoader | undefined;
}

/**
 * Checks rows before they are sent: their fields, references, unique values, overwritten values, and the rules of a
 * feature.
 *
 * @throws the error of the platform for the resource itself
 */
export async function checkImportRows(
  options: CheckImportRowsOptions,
  control: TaskControl,
): Promise<CheckResult> {
  const { plan, mapping, mode, worker, clears, zone, notations = [], example } = options;
  const { provider, descriptor } = options;
  const collected = await worker.collectReferences({ plan, mapping });
  const lookup = await lookUpRecords({ ...options, collected }, control);
  control.signal.throwIfAborted();
  const first = await worker.check({
    ...{ plan, mapping, mode, clears, zone, notations, example },
    hasExistingIds: lookup.hasExistingIds,
    records: lookup.records,
  });
  const comparedCount =
    first.update > 0 && descriptor.verbs.list
      ? await compareRows(
          { provider, resource: descriptor.name, worker, total: first.update },
          control,
        )
      : 0;
  const { signal } = control;
  await worker.reject(await findUniqueConflicts({ provider, descriptor, plan, worker, signal }));
  const remedies = await runFeatureCheck(options, control);
  const summary: CheckSummary = await worker.summarize();
  return {
    ...{ summary, remedies, zone },
    ...{
      uncheckedResources: lookup.uncheckedResources,
      uncomparedCount: first.update - comparedCount,
    },
  };
}

async function runFeatureCheck(
  { worker, check: load, provider }: CheckImportRowsOptions,
  { signal }: TaskControl,
): Promise<readonly ImportRemedy[]> {
  if (!load) return [];
  const { changedSources, extraSources, check } = await load();
  const pickedRows: PickedRow[] = [];
  for await (const rows of pickRows(worker, {
    changedSources,
    sources: [...changedSources, ...extraSources],
    includesRejected: true,
  }))
    pickedRows.push(...rows);
  if (pickedRows.length === 0) return [];
  const { rejected, remedies } = await check(pickedRows, { provider, signal });
  await worker.reject(rejected);
  return remedies;
}
