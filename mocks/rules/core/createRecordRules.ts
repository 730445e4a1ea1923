import { assertSameId } from '../../platform/crud.ts';
import { createId } from '../../platform/createId.ts';
import { httpErrors } from '../../platform/HttpError.ts';
import type { OperationCall, OperationRule } from '../../platform/operationRule.ts';
import type { Row, Store } from '../../platform/Store.ts';
import { isRunning, type ScheduleRunner } from './scheduleRuns.ts';
import { assertNoUnknown, getTargets, findUnknownTargets } from './targets.ts';
import { omitValue } from '../../platform/omitProperties.ts';
import { getRecord } from './getRecord.ts';

/** @throws HttpError 409 (16 or 32) */
function assertNotRunning(
  { runningErrorCode, isUsed }: ScheduleRunner,
  row: Row,
  store: Store,
): void {
  if (!isRunning(row) && !isUsed?.(row, store)) return;
  throw httpErrors.conflict(runningErrorCode, `"${String(row.name)}" is still running`);
}

/** The specific validation of strategies or plans. */
interface RecordValidation {
  readonly assertValid: (body: Row, store: Store) => void;
  /** Returns the row to store: the sent properties with defaults. */
  readonly addDefaults: (row: Row) => Row;
}

/**
 * Creates the rules that change a strategy or a plan, except start and stop. Properties that were not sent are not
 * validated again: their references may be deleted since.
 */
export function createRecordRules(
  runner: ScheduleRunner,
  { assertValid, addDefaults }: RecordValidation,
) {
  const { resource } = runner;
  const assertValidRecord = (body: Row, store: Store) => {
    assertValid(body, store);
    assertNoUnknown(findUnknownTargets(store, getTargets(body), '/targets'));
  };
  const saveRecord = ({ platform: { store, clock } }: OperationCall, row: Row) =>
    store.put(resource, { ...addDefaults(row), updatedAt: new Date(clock()).toISOString() });

  const create: OperationRule = call => {
    const { store, random } = call.platform;
    const body = omitValue(call.body as Row, null);
    assertValidRecord(body, store);
    return saveRecord(call, { ...body, id: createId(random), state: 'stopped' });
  };

  const update: OperationRule = call => {
    const { store } = call.platform;
    const before = getRecord(call, resource);
    assertNotRunning(runner, before, store);
    const { id, ...change } = call.body as Row;
    assertSameId(id, before.id);
    assertValidRecord(change, store);
    return saveRecord(call, omitValue({ ...before, ...change }, null));
  };

  const remove: OperationRule = ({ path: { id = '' }, platform: { store } }) => {
    const row = store.table(resource).get(id);
    if (row) assertNotRunning(runner, row, store);
    return { count: store.remove(resource, id) ? 1 : 0 };
  };

  return { create, update, remove };
}
