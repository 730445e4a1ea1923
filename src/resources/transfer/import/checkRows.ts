import type { TaskControl } from '../../tasks/Task.ts';
import type { Checked, CheckOptions, Desk, PickedRow } from '../desk/Desk.ts';
import { compareRows } from './compareRows.ts';
import { findTaken } from './findTaken.ts';
import type { ImportCheckLoader, Remedy } from './ImportCheck.ts';
import type { Verified } from './ImportState.ts';
import { lookUp, type LookUpOptions } from './lookUp.ts';
import { pickRows } from './pickRows.ts';

interface CheckRowsOptions
  extends Omit<LookUpOptions, 'gathered' | 'desk'>, Omit<CheckOptions, 'isTold' | 'records'> {
  readonly desk: Desk;
  readonly check?: ImportCheckLoader | undefined;
}

/**
 * Checks all that can be known of rows before they are sent: each by its fields, the records that they name, the values
 * that must be unique, what they overwrite, and what a feature knows of its records.
 *
 * @throws what the platform refuses for the resource itself
 */
export async function checkRows(
  options: CheckRowsOptions,
  control: TaskControl,
): Promise<Verified> {
  const { plan, mapping, mode, desk, clears, zone, example } = options;
  const { provider, descriptor } = options;
  const gathered = await desk.gather({ plan, mapping });
  const found = await lookUp({ ...options, gathered }, control);
  control.signal.throwIfAborted();
  const first = await desk.check({
    ...{ plan, mapping, mode, clears, zone, example },
    isTold: found.isTold,
    records: found.records,
  });
  const compared =
    first.update > 0 && descriptor.verbs.list
      ? await compareRows(
          { provider, resource: descriptor.name, desk, total: first.update },
          control,
        )
      : 0;
  const { signal } = control;
  await desk.reject(await findTaken({ provider, descriptor, plan, desk, signal }));
  const remedies = await checkByFeature(options, control);
  const checked: Checked = await desk.summary();
  return {
    ...{ checked, remedies, zone },
    ...{ unchecked: found.unchecked, uncompared: first.update - compared },
  };
}

async function checkByFeature(
  { desk, check: load, provider }: CheckRowsOptions,
  { signal }: TaskControl,
): Promise<readonly Remedy[]> {
  if (!load) return [];
  const { having, also, check } = await load();
  const picked: PickedRow[] = [];
  for await (const rows of pickRows(desk, { having, sources: [...having, ...also] }))
    picked.push(...rows);
  if (picked.length === 0) return [];
  const { rejected, remedies } = await check(picked, { provider, signal });
  await desk.reject(rejected);
  return remedies;
}
